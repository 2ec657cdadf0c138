/**
 * Files of every source that is fetched on demand, beyond those that the page itself names: {source: {js, css}}.
 * @param {import('vite').Manifest} manifest
 */
export function preloadsOf(manifest) {
  /** @type {(key: string, seen?: Set<import('vite').ManifestChunk>) => Set<import('vite').ManifestChunk>} */
  const all = (key, seen = new Set()) => {
    const chunk = manifest[key];
    if (!chunk || seen.has(chunk)) return seen;
    seen.add(chunk);
    (chunk.imports ?? []).forEach((next) => all(next, seen));
    return seen;
  };
  const named = all('index.html');
  /** @param {string} key */
  const filesOf = (key) => {
    const chunks = [...all(key)].filter((chunk) => !named.has(chunk));
    return { js: chunks.map(({ file }) => file), css: chunks.flatMap(({ css }) => css ?? []) };
  };
  const ours = Object.entries(manifest).filter(([key, chunk]) => chunk.isDynamicEntry && /^(src|i18n)\//.test(key));
  // What some screens name in their own files as well stands in the manifest by its name, without a source.
  const form = Object.keys(manifest).filter((key) => /^_FormScreen-.*\.js$/.test(key));
  const letters = Object.entries(manifest).filter(([key]) => key.startsWith('src/ui/theme/'));
  return Object.fromEntries([
    ...letters.map(([key, { file }]) => [
      key,
      file.endsWith('.css') ? { js: [], css: [file] } : { js: [], css: [], other: [file] },
    ]),
    ...ours.map(([key]) => [key, filesOf(key)]),
    ...form.map((key) => ['src/admin/screens/form/FormScreen.tsx', filesOf(key)]),
  ]);
}
