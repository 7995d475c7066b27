import { writeFileSync } from 'node:fs';

/**
 * A Vitest reporter that writes `{ passed, failed, skipped }` over all projects as JSON to `HINTWRIGHT_TEST_COUNTS`.
 * A file that does not load and an error outside every test count as one failure each.
 * @implements {import('vitest/reporters').Reporter}
 */
export default class CountReporter {
  /**
   * @param {readonly import('vitest/node').TestModule[]} testModules
   * @param {readonly unknown[]} unhandledErrors
   */
  onTestRunEnd(testModules, unhandledErrors) {
    const file = process.env.HINTWRIGHT_TEST_COUNTS;
    if (!file) return;
    const counts = { passed: 0, failed: unhandledErrors.length, skipped: /** @type {string[]} */ ([]) };
    for (const module of testModules) {
      if (module.errors().length > 0) counts.failed += 1;
      for (const test of module.children.allTests()) {
        const { state } = test.result();
        if (state === 'passed' || state === 'failed') counts[state] += 1;
        else counts.skipped.push(`${module.relativeModuleId} > ${test.fullName}`);
      }
    }
    writeFileSync(file, JSON.stringify(counts));
  }
}
