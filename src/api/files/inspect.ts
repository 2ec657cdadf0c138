/** What a file truly is, by its content; its name only says what it claims to be (3-decisions 3 "files"). */
import { open } from 'node:fs/promises';
import { fileTypeFromFile } from 'file-type';
import { extensionOf, withExtension } from '../../fields/files/fileName.ts';
import { extensionsOf } from '../../fields/files/kinds.ts';
import { archiveFault } from './archive.ts';
import { refuseFile } from './refusal.ts';

export interface Inspected {
  readonly name: string;
  readonly extension: string;
  readonly mime: string;
}

const office = ['docx', 'xlsx', 'pptx', 'odt', 'ods', 'hwpx'];
/** Extensions that a detected content may carry. */
const carriers: Readonly<Record<string, readonly string[]>> = {
  jpg: ['jpg', 'jpeg'],
  png: ['png'],
  gif: ['gif'],
  webp: ['webp'],
  avif: ['avif'],
  heic: ['heic', 'heif'],
  tif: ['tif', 'tiff'],
  bmp: ['bmp'],
  pdf: ['pdf'],
  // The old binary formats are one container.
  cfb: ['hwp', 'doc', 'xls', 'ppt'],
  zip: ['zip', 'hwpx'],
  docx: ['docx'],
  xlsx: ['xlsx'],
  pptx: ['pptx'],
  odt: ['odt'],
  ods: ['ods'],
  rtf: ['rtf'],
  dwg: ['dwg'],
};
const pictures = new Set(['jpg', 'png', 'gif', 'webp', 'avif', 'heic', 'tif', 'bmp']);
const plain: Readonly<Record<string, string>> = { txt: 'text/plain', csv: 'text/csv', dxf: 'image/vnd.dxf' };
const headBytes = 4096;

/** Judges a received file for an attachment type; refuses it with a sentence that says what to do. */
export async function inspect(file: string, name: string, size: number, kind: string): Promise<Inspected> {
  if (size === 0) refuseFile('E_FILE_TYPE', name, 'fileEmpty');
  const claimed = extensionOf(name);
  const detected = await detect(file);
  const found = detected ? ofContent(detected, name, claimed) : await ofText(file, name, claimed);
  if (!extensionsOf(kind).includes(found.extension)) {
    refuseFile('E_FILE_TYPE', name, 'fileNotTaken', [extensionsOf(kind).join(', ')]);
  }
  if (detected?.ext === 'zip' || office.includes(found.extension)) {
    const fault = await archiveFault(file, size, office.includes(found.extension));
    if (fault) refuseFile('E_FILE_UNSAFE', name, fault);
  }
  return found;
}

/** A broken or hostile file may not be readable even for its type. */
const detect = (file: string): Promise<{ ext: string; mime: string } | undefined> =>
  fileTypeFromFile(file).catch(() => undefined);

function ofContent({ ext, mime }: { ext: string; mime: string }, name: string, claimed: string): Inspected {
  const allowed = carriers[ext];
  if (!allowed) return refuseFile('E_FILE_TYPE', name, 'fileContent');
  if (allowed.includes(claimed)) return { name, extension: claimed, mime: mimeOf(claimed, mime) };
  // A picture under the name of another kind of picture is a slip, not a trick.
  const slip = pictures.has(ext) && (claimed === '' || extensionsOf('IMG').includes(claimed));
  if (!slip) return refuseFile('E_FILE_TYPE', name, 'fileContent');
  return { name: withExtension(name, ext), extension: ext, mime };
}

const ofContainer: Readonly<Record<string, string>> = {
  hwp: 'application/x-hwp',
  hwpx: 'application/hwp+zip',
  doc: 'application/msword',
  xls: 'application/vnd.ms-excel',
  ppt: 'application/vnd.ms-powerpoint',
};
const mimeOf = (extension: string, detected: string): string => ofContainer[extension] ?? detected;

/** Text has no mark of its own: it must carry a text's extension, hold no zero bytes, and be no markup or script. */
async function ofText(file: string, name: string, claimed: string): Promise<Inspected> {
  const mime = plain[claimed];
  const head = mime === undefined ? Buffer.alloc(0) : await headOf(file);
  const text = head.toString('latin1');
  const script = /^(#!|MZ)|<\s*(!doctype|html|script|svg|iframe|body|\?php|\?xml)/i.test(text);
  if (mime === undefined || head.includes(0) || script) return refuseFile('E_FILE_TYPE', name, 'fileContent');
  return { name, extension: claimed, mime };
}

async function headOf(file: string): Promise<Buffer> {
  const handle = await open(file, 'r');
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(headBytes), 0, headBytes, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}
