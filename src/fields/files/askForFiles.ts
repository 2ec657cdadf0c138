import { extensionsOf } from './kinds.ts';

type OnChosen = (files: readonly File[]) => void;

/** Opens the browser's window for choosing files; it calls back with what was chosen, if anything was. */
export function askForFiles(kinds: readonly string[], onChosen: OnChosen): void {
  const input = fileInput(onChosen);
  input.multiple = true;
  input.accept = [...new Set(kinds.flatMap(extensionsOf))].map((extension) => `.${extension}`).join(',');
  input.click();
}

/** Opens the camera of a phone; elsewhere a window for choosing a picture. */
export function askForPhoto(onChosen: OnChosen): void {
  const input = fileInput(onChosen);
  input.accept = 'image/*';
  input.setAttribute('capture', 'environment');
  input.click();
}

function fileInput(onChosen: OnChosen): HTMLInputElement {
  const input = document.createElement('input');
  input.type = 'file';
  input.hidden = true;
  const done = () => {
    input.remove();
    const files = [...(input.files ?? [])];
    if (files.length > 0) onChosen(files);
  };
  input.addEventListener('change', done);
  input.addEventListener('cancel', done);
  // Some browsers open nothing for an input that stands nowhere.
  document.body.append(input);
  return input;
}
