import { extensionsOf } from './kinds.ts';

/** Opens the browser's window for choosing files; it calls back with what was chosen, if anything was. */
export function askForFiles(kinds: readonly string[], onChosen: (files: readonly File[]) => void): void {
  const input = document.createElement('input');
  input.type = 'file';
  input.multiple = true;
  input.hidden = true;
  input.accept = [...new Set(kinds.flatMap(extensionsOf))].map((extension) => `.${extension}`).join(',');
  const done = () => {
    input.remove();
    const files = [...(input.files ?? [])];
    if (files.length > 0) onChosen(files);
  };
  input.addEventListener('change', done);
  input.addEventListener('cancel', done);
  // Some browsers open nothing for an input that stands nowhere.
  document.body.append(input);
  input.click();
}
