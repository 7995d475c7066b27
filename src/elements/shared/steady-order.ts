/**
 * Items in the order in which their keys were first seen, newcomers last: a list that refines without jumping.
 * @param order the keys as they stood; an empty list takes the items as they come.
 */
export function steadyOrder<T>(
  items: readonly T[],
  keyOf: (item: T) => string,
  order: readonly string[],
): T[] {
  const place = new Map(order.map((key, i) => [key, i]));
  const placeOf = (item: T) => place.get(keyOf(item)) ?? order.length;
  return [...items].sort((a, b) => placeOf(a) - placeOf(b));
}
