export const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));

/** The longest main-thread task of 50 ms or more while `work` goes on, in ms; 0 if there is none. */
export async function longestTask(work: () => Promise<void>): Promise<number> {
  const lengths = [0];
  const note = (entries: PerformanceEntry[]) => lengths.push(...entries.map(({ duration }) => duration));
  const observer = new PerformanceObserver((list) => note(list.getEntries()));
  observer.observe({ type: 'longtask' });
  await work();
  await frame();
  await frame();
  note(observer.takeRecords());
  observer.disconnect();
  return Math.max(...lengths);
}
