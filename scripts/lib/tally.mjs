// What the reports of the runners say, as {passed, failed}. A skipped test has not held, so it counts as failed.

/** Vitest's JSON report. A file that did not load has no tests and counts as one failure. */
export function ofVitest(report) {
  const broken = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  );
  const skipped = report.numPendingTests + report.numTodoTests;
  return { passed: report.numPassedTests, failed: report.numFailedTests + broken.length + skipped };
}

/** Playwright's JSON report. Errors outside of tests, such as of the set-up, count as failures. */
export function ofPlaywright({ stats, errors }) {
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + stats.skipped + errors.length };
}
