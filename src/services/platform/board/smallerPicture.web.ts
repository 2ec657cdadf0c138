/** Pictures as large as a page shows them, and small enough to be sent. */

/** No page shows more (api/files/picture). */
const mostSide = 1920;
/** The server takes 3 MB each; tried one after the other until the picture is small enough. */
const mostBytes = 3 * 1024 * 1024;
const qualities = [0.86, 0.7, 0.5];

/** The picture upright and no larger than shown; undefined when it is none. */
export async function smaller(file: Blob): Promise<{ blob: Blob; width: number; height: number } | undefined> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => undefined);
  if (!bitmap) return undefined;
  const scale = Math.min(1, mostSide / Math.max(bitmap.width, bitmap.height));
  const [width, height] = [
    Math.max(1, Math.round(bitmap.width * scale)),
    Math.max(1, Math.round(bitmap.height * scale)),
  ];
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  canvas.getContext('2d')!.drawImage(bitmap, 0, 0, width, height);
  bitmap.close();
  for (const quality of qualities) {
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/webp', quality));
    if (blob && blob.size <= mostBytes) return { blob, width, height };
  }
  return undefined;
}
