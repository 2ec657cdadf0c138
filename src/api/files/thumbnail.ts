/** Small pictures of images, made once when they come in. */
import sharp from 'sharp';
import { refuseFile } from './refusal.ts';

/** A picture of more pixels would fill the memory that it is unpacked into. */
const mostPixels = 100_000_000;
const side = 320;

// One picture at a time and nothing kept: several uploads come at once on a small machine.
sharp.cache(false);
sharp.concurrency(1);

/** A WebP within 320 x 320, upright; undefined for formats that cannot be drawn here. Refuses broken and huge images. */
export async function thumbnail(file: string, name: string, mime: string): Promise<Buffer | undefined> {
  if (!/^image\/(jpeg|png|webp|gif|tiff)$/.test(mime)) return undefined;
  const { width, height } = await sharp(file, { limitInputPixels: false })
    .metadata()
    .catch(() => refuseFile('E_FILE_UNSAFE', name, 'fileBroken'));
  if (width * height > mostPixels) refuseFile('E_FILE_UNSAFE', name, 'filePixels');
  return sharp(file, { limitInputPixels: mostPixels, sequentialRead: true, failOn: 'error' })
    .rotate()
    .resize(side, side, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 75 })
    .toBuffer()
    .catch(() => refuseFile('E_FILE_UNSAFE', name, 'fileBroken'));
}
