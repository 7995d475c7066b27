/** Grows the memory so that addresses below `end` may be used; false where the machine refuses. */
export function reserve(end: usize): bool {
  const pages = <i32>((end + 0xffff) >> 16);
  const missing = pages - memory.size();
  return missing <= 0 || memory.grow(missing) >= 0;
}
