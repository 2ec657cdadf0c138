/** Pictures of rich text as they are kept: drawn anew, so that nothing but the picture is left of what was sent. */
import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';
import { refuseFile } from './refusal.ts';

/** Wider and higher ones are made smaller; no page shows more. */
const mostSide = 1920;
const mostPixels = 100_000_000;

/** Upright WebP without what cameras write into their files (place, owner). Refuses what is no picture. */
export async function redrawn(from: Buffer | string, name: string): Promise<Buffer> {
  const { width, height } = await sharp(from, { limitInputPixels: false })
    .metadata()
    .catch(() => refuseFile('E_FILE_UNSAFE', name, 'fileBroken'));
  if (width * height > mostPixels) refuseFile('E_FILE_UNSAFE', name, 'filePixels');
  return sharp(from, { limitInputPixels: mostPixels, failOn: 'error' })
    .rotate()
    .resize(mostSide, mostSide, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 82 })
    .toBuffer()
    .catch(() => refuseFile('E_FILE_UNSAFE', name, 'fileBroken'));
}

const drawable = new Set(['image/jpeg', 'image/png', 'image/gif', 'image/webp', 'image/avif']);

/** The same for bytes that nobody has looked at yet. */
export async function redrawnBytes(bytes: Buffer, name: string): Promise<Buffer> {
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined);
  if (!found || !drawable.has(found.mime)) refuseFile('E_FILE_TYPE', name, 'fileContent');
  return redrawn(bytes, name);
}
