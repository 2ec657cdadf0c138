// What the reports of the runners say, as {passed, failed}. A skipped test has not held, so it counts as failed.

/**
 * Vitest's JSON report. A file that did not load has no tests and counts as one failure.
 * @param {{
 *   testResults: { status: string, assertionResults: { status: string }[] }[],
 *   numPendingTests: number, numTodoTests: number, numPassedTests: number, numFailedTests: number,
 * }} report
 */
export function ofVitest(report) {
  const broken = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  );
  const skipped = report.numPendingTests + report.numTodoTests;
  return { passed: report.numPassedTests, failed: report.numFailedTests + broken.length + skipped };
}

/**
 * Playwright's JSON report. What needed a second try failed; so did what went wrong outside of tests, such as the set-up.
 * @param {Pick<import('@playwright/test/reporter').JSONReport, 'stats' | 'errors'>} report
 */
export function ofPlaywright({ stats, errors }) {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped + errors.length };
}
