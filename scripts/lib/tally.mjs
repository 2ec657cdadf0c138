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

/**
 * What the pages of failed tests showed at their end, for whoever has only what the run printed.
 * @param {Pick<import('@playwright/test/reporter').JSONReport, 'suites'>} report
 * @param {(file: string) => string} read
 * @param {number} lines of each page
 * @returns {string[]}
 */
export function lastSeen({ suites }, read, lines = 60) {
  return suites.flatMap(({ specs, suites: inner }) => [
    ...specs.flatMap(({ file, line, tests }) => {
      const last = tests.flatMap(({ results }) => results ?? []).at(-1);
      const context = last?.attachments.find(({ name }) => name === 'error-context')?.path;
      const page = context && read(context).split('# Page snapshot')[1]?.split('# Test source')[0];
      return page ? [`${file}:${line}\n${page.trim().split('\n').slice(0, lines).join('\n')}`] : [];
    }),
    ...lastSeen({ suites: inner ?? [] }, read, lines),
  ]);
}
