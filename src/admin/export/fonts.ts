/** The typefaces of PDF files, fetched when somebody makes one, once. Licence: `pretendard/dist/LICENSE.txt` (OFL 1.1). */
import boldUrl from 'pretendard/dist/public/static/alternative/Pretendard-Bold.ttf?url';
import regularUrl from 'pretendard/dist/public/static/alternative/Pretendard-Regular.ttf?url';

export interface FontFiles {
  readonly regular: Uint8Array;
  readonly bold: Uint8Array;
}

let files: Promise<FontFiles> | undefined;

async function fetched(url: string): Promise<Uint8Array> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  return new Uint8Array(await answer.arrayBuffer());
}

export function browserFonts(): Promise<FontFiles> {
  files ??= Promise.all([fetched(regularUrl), fetched(boldUrl)]).then(([regular, bold]) => ({ regular, bold }));
  // A fetch that failed is made again the next time.
  files.catch(() => (files = undefined));
  return files;
}
