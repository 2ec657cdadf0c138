// Must parse on every Node that knows modules: no syntax newer than 2017 here.

/**
 * The sentence for a Node that is too old, or an empty text. Vite and Rolldown set the odd bounds within 21 and 22.
 * @param {string} version
 */
export function nodeProblem(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const fits = major === 20 ? minor >= 19 : major === 22 ? minor >= 12 : major > 22;
  if (fits) return '';
  return (
    'Node.js 20.19 이상(22는 22.12 이상)이 필요합니다. 지금은 ' +
    version +
    ' 입니다. / Node.js 20.19 or later (22.12 or later of 22) is needed; this is ' +
    version +
    '.'
  );
}

const problem = nodeProblem(process.versions.node);
if (problem) {
  console.error(problem);
  process.exit(1);
}
