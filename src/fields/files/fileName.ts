/** File names as people gave them, without what could lead or deceive: path parts, control and direction characters. */
import { trimOf } from '../../core/text/trimming.ts';

const mostCharacters = 150;
/** Direction marks can make `gnp.exe` read `exe.png`. */
const hidden = /[\p{Cc}\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu;
/** Names that mean a device on Windows. */
const device = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;

/** The part after the last point, in small letters; '' when there is none. */
export const extensionOf = (name: string): string => /\.([a-z0-9]{1,10})$/i.exec(name)?.[1]?.toLowerCase() ?? '';

/** A name that every system can store: NFC, last path part only, at most 150 characters with its extension. */
export function cleanFileName(given: string): string {
  const last = given.normalize('NFC').split(/[\\/]/).at(-1) ?? '';
  const name = trimOf(
    last
      .replace(hidden, '')
      .replace(/[<>:"|?*]/g, '_')
      .replace(/\s+/g, ' '),
    '. ',
  );
  if (name === '') return 'file';
  const safe = device.test(name) ? `_${name}` : name;
  const characters = [...safe];
  if (characters.length <= mostCharacters) return safe;
  const end = extensionOf(safe);
  const tail = end ? `.${end}` : '';
  return (
    characters
      .slice(0, mostCharacters - tail.length)
      .join('')
      .trimEnd() + tail
  );
}

/** The same name again with the extension that its content asks for. */
export const withExtension = (name: string, extension: string): string =>
  cleanFileName(`${name.replace(/\.[a-z0-9]{1,10}$/i, '')}.${extension}`);
