// What the reports of the runners say, as {passed, failed, names}. A skipped test has not held, so it counts as failed.
import path from 'node:path';

/**
 * Vitest's JSON report. A file that did not load has no tests and counts as one failure.
 * @param {{
 *   testResults: { name: string, status: string, assertionResults: { status: string, fullName: string }[] }[],
 *   numPendingTests: number, numTodoTests: number, numPassedTests: number, numFailedTests: number,
 * }} report
 */
export function ofVitest(report) {
  const names = report.testResults.flatMap(({ name, status, assertionResults }) => {
    const file = path.relative(process.cwd(), name);
    const held = assertionResults.filter((test) => test.status === 'passed').length;
    const fallen = assertionResults
      .filter((test) => test.status !== 'passed')
      .map((test) => `${file} › ${test.fullName}`);
    return status === 'failed' && held === assertionResults.length ? [file] : fallen;
  });
  const broken = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  );
  const skipped = report.numPendingTests + report.numTodoTests;
  return { passed: report.numPassedTests, failed: report.numFailedTests + broken.length + skipped, names };
}

/**
 * Playwright's JSON report. What needed a second try failed; so did what went wrong outside of tests, such as the set-up.
 * @param {Pick<import('@playwright/test/reporter').JSONReport, 'stats' | 'errors' | 'suites'>} report
 */
export function ofPlaywright({ stats, errors, suites }) {
  const outside = errors.map(({ message }) => (message ?? '').split('\n')[0] ?? '');
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + stats.skipped + errors.length,
    names: [...suites.flatMap(fallenIn), ...outside],
  };
}

/** @param {import('@playwright/test/reporter').JSONReportSuite} suite @returns {string[]} */
function fallenIn({ specs, suites }) {
  const own = specs.filter(({ tests }) => tests.some(({ status }) => status !== 'expected'));
  return [...own.map(({ file, line, title }) => `${file}:${line} › ${title}`), ...(suites ?? []).flatMap(fallenIn)];
}
