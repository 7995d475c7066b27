/** The score of a match, with what chance may have added. */

/** Two thirds of a normal distribution lie within one deviation, 95 % within this many. */
const DEVIATIONS = 1.96;

/**
 * The mean of `points` (each of `most` possible) with its 95 % interval by the spread of the pairs.
 * @param {number[]} points @param {number} [most]
 */
export function intervalOf(points, most = 2) {
  const mean = points.reduce((a, b) => a + b, 0) / points.length / most;
  const variance =
    points.reduce((sum, x) => sum + (x / most - mean) ** 2, 0) / Math.max(points.length - 1, 1);
  const half = DEVIATIONS * Math.sqrt(variance / points.length);
  return { mean, low: Math.max(mean - half, 0), high: Math.min(mean + half, 1) };
}

/** @param {number[]} points by pair of games, 0 to 2 */
export function scoreText(points) {
  const { mean, low, high } = intervalOf(points);
  const percent = (/** @type {number} */ share) => (100 * share).toFixed(1);
  const total = points.reduce((a, b) => a + b, 0);
  return `${total} of ${2 * points.length} games, ${percent(mean)} % (95 %: ${percent(low)} to ${percent(high)})`;
}
