/** Pictures of a PDF that is written as it grows: JPEG as it is, PNG by its points, clear ones with a mask. */
import { inflateSync } from 'node:zlib';
import type { Picture } from '../../core/page.ts';
import { pdfRef, type PdfFile, type PdfId } from './pdfFile.ts';

export interface PdfPictures {
  /** Writes the picture where it is new; answers the name that pages draw it by. */
  add(picture: Picture): string;
  /** The entries of the resources. */
  names(): string;
}

export function openPdfPictures(file: PdfFile): PdfPictures {
  const idsByData = new Map<string, PdfId>();
  return {
    add(picture) {
      let id = idsByData.get(picture.data);
      if (id === undefined) idsByData.set(picture.data, (id = write(file, picture)));
      return `P${id}`;
    },
    names: () => [...idsByData.values()].map((id) => ` /P${id} ${pdfRef(id)}`).join(''),
  };
}

function write(file: PdfFile, { kind, data }: Picture): PdfId {
  const bytes = Buffer.from(data, 'base64');
  const id = file.reserve();
  if (kind === 'JPEG') {
    const { width, height, parts } = jpegHead(bytes);
    file.packed(id, `${head(width, height, spaces[parts] ?? '/DeviceRGB')} /Filter /DCTDecode`, bytes);
    return id;
  }
  const { width, height, colours, clear, parts } = pngPoints(bytes);
  const mask = clear ? file.reserve() : undefined;
  if (mask && clear) file.bytes(mask, head(width, height, '/DeviceGray'), clear);
  file.bytes(
    id,
    `${head(width, height, spaces[parts] ?? '/DeviceRGB')}${mask ? ` /SMask ${pdfRef(mask)}` : ''}`,
    colours,
  );
  return id;
}

const spaces: Readonly<Record<number, string>> = { 1: '/DeviceGray', 3: '/DeviceRGB', 4: '/DeviceCMYK' };
const head = (width: number, height: number, space: string) =>
  `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace ${space} /BitsPerComponent 8`;

/** What the frame of a JPEG says. */
function jpegHead(bytes: Buffer): { width: number; height: number; parts: number } {
  for (let at = 2; at + 9 < bytes.length; at += 2 + bytes.readUInt16BE(at + 2)) {
    const marker = bytes[at + 1]!;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame)
      return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7), parts: bytes[at + 9]! };
  }
  throw new Error('no JPEG');
}

interface Points {
  readonly width: number;
  readonly height: number;
  readonly parts: 1 | 3;
  readonly colours: Buffer;
  readonly clear?: Buffer;
}

/** Channels by the kind of colour: grey, colours, grey and clear, colours and clear. */
const channelsOf: Readonly<Record<number, number>> = { 0: 1, 2: 3, 4: 2, 6: 4 };

/** Points of a PNG as the server makes them: eight bits, not interlaced, no palette. */
function pngPoints(bytes: Buffer): Points {
  const chunks: Buffer[] = [];
  const [width, height, depth, kind, laced] = [
    bytes.readUInt32BE(16),
    bytes.readUInt32BE(20),
    bytes[24],
    bytes[25]!,
    bytes[28],
  ];
  const channels = channelsOf[kind];
  if (bytes.toString('latin1', 1, 4) !== 'PNG' || depth !== 8 || laced || !channels)
    throw new Error('this kind of PNG is not set');
  for (let at = 8; at < bytes.length;) {
    const size = bytes.readUInt32BE(at);
    if (bytes.toString('latin1', at + 4, at + 8) === 'IDAT') chunks.push(bytes.subarray(at + 8, at + 8 + size));
    at += size + 12;
  }
  const rows = unfiltered(inflateSync(Buffer.concat(chunks)), width * channels, height, channels);
  if (channels % 2) return { width, height, parts: channels as 1 | 3, colours: rows };
  const parts = (channels - 1) as 1 | 3;
  const [colours, clear] = [Buffer.alloc(width * height * parts), Buffer.alloc(width * height)];
  for (let point = 0; point < clear.length; point += 1) {
    rows.copy(colours, point * parts, point * channels, point * channels + parts);
    clear[point] = rows[point * channels + parts]!;
  }
  return { width, height, parts, colours, clear };
}

/** Undoes the five filters by which each row of a PNG may be told from its neighbours. */
function unfiltered(packed: Buffer, wide: number, height: number, step: number): Buffer {
  const rows = Buffer.alloc(wide * height);
  for (let row = 0; row < height; row += 1) {
    const filter = packed[row * (wide + 1)];
    for (let at = 0; at < wide; at += 1) {
      const to = row * wide + at;
      const left = at >= step ? rows[to - step]! : 0;
      const above = row ? rows[to - wide]! : 0;
      const corner = row && at >= step ? rows[to - wide - step]! : 0;
      rows[to] = packed[row * (wide + 1) + 1 + at]! + guess(filter, left, above, corner);
    }
  }
  return rows;
}

function guess(filter: number | undefined, left: number, above: number, corner: number): number {
  if (filter === 1) return left;
  if (filter === 2) return above;
  if (filter === 3) return (left + above) >> 1;
  if (filter !== 4) return 0;
  const sum = left + above - corner;
  const [toLeft, toAbove, toCorner] = [Math.abs(sum - left), Math.abs(sum - above), Math.abs(sum - corner)];
  return toLeft <= toAbove && toLeft <= toCorner ? left : toAbove <= toCorner ? above : corner;
}
