/** What stands inside a zip or an office file: unpacked for counting only, within limits, never written. */
import { pipeline } from 'node:stream/promises';
import yauzl from 'yauzl';
import { eicarSeeker } from './eicar.ts';

/** Why an archive is refused: keys of `errors`. */
export type ArchiveFault =
  'fileBomb' | 'fileNested' | 'fileLink' | 'fileLocked' | 'fileBroken' | 'fileProgram' | 'fileInfected';

const mostEntries = 10_000;
const mostBytes = 300 * 1024 * 1024;
/** Beyond this and above `freely` bytes only a bomb packs so well. */
const mostRatio = 150;
const freely = 20 * 1024 * 1024;

const programs =
  /\.(exe|dll|com|scr|pif|cpl|msi|msp|bat|cmd|ps1|vbs|vbe|js|jse|mjs|wsf|wsh|hta|lnk|reg|jar|apk|sh|app|dmg|html?|svg|php|jsp|asp)$/i;
const archives = /\.(zip|7z|rar|gz|tgz|bz2|xz|tar|cab|iso|lzh|alz|egg|zst)$/i;
const macros = /(^|\/)vbaProject\.bin$/i;

class Fault extends Error {
  readonly fault: ArchiveFault;
  constructor(fault: ArchiveFault) {
    super(fault);
    this.fault = fault;
  }
}

/** Undefined when nothing is wrong. `office`: a document whose parts are a zip by format. */
export async function archiveFault(file: string, size: number, office: boolean): Promise<ArchiveFault | undefined> {
  try {
    const zip = await yauzl.openPromise(file, {
      autoClose: false,
      lazyEntries: true,
      strictFileNames: true,
      validateEntrySizes: true,
    });
    try {
      await walk(zip, size, office);
    } finally {
      zip.close();
    }
    return undefined;
  } catch (error) {
    return error instanceof Fault ? error.fault : 'fileBroken';
  }
}

async function walk(zip: yauzl.ZipFile, size: number, office: boolean): Promise<void> {
  if (zip.entryCount > mostEntries) throw new Fault('fileBomb');
  let total = 0;
  for await (const entry of zip.eachEntry()) {
    if (isLink(entry)) throw new Fault('fileLink');
    if (entry.fileName.endsWith('/')) continue;
    if (entry.isEncrypted()) throw new Fault('fileLocked');
    if (programs.test(entry.fileName) || macros.test(entry.fileName)) throw new Fault('fileProgram');
    if (archives.test(entry.fileName)) throw new Fault('fileNested');
    total = await count(zip, entry, total, size, office);
  }
}

/** A symbolic link, by the Unix mode in its attributes: unpacked elsewhere, it may lead anywhere. */
const isLink = ({ externalFileAttributes }: yauzl.Entry): boolean =>
  ((externalFileAttributes >>> 16) & 0o170000) === 0o120000;

/** Unpacks an entry for its true size, whatever its header claims. */
async function count(
  zip: yauzl.ZipFile,
  entry: yauzl.Entry,
  before: number,
  size: number,
  office: boolean,
): Promise<number> {
  let total = before;
  let head: Buffer | undefined;
  const infected = eicarSeeker();
  const stream = await zip.openReadStreamPromise(entry);
  await pipeline(stream, async (parts: AsyncIterable<Buffer>) => {
    for await (const part of parts) {
      if (head === undefined) judgeHead((head = part), entry.fileName, office);
      total += part.length;
      if (total > mostBytes || (total > freely && total > size * mostRatio)) throw new Fault('fileBomb');
      if (infected(part)) throw new Fault('fileInfected');
    }
  });
  return total;
}

function judgeHead(head: Buffer, name: string, office: boolean): void {
  const begins = (...bytes: number[]) => head.subarray(0, bytes.length).equals(Buffer.from(bytes));
  if (begins(0x4d, 0x5a) || begins(0x7f, 0x45, 0x4c, 0x46)) throw new Fault('fileProgram');
  // Office documents carry others as parts; they are documents again and stay packed here.
  const document = (office && /embed/i.test(name)) || /\.(docx|xlsx|pptx|hwpx|odt|ods)$/i.test(name);
  const packed =
    begins(0x50, 0x4b, 3, 4) || begins(0x37, 0x7a, 0xbc, 0xaf) || begins(0x52, 0x61, 0x72, 0x21) || begins(0x1f, 0x8b);
  if (packed && !document) throw new Fault('fileNested');
}
