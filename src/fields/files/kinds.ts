/** What each attachment type (refTypeCd of FILE_TP) takes. The browser offers by extension, the server judges by content. */

const images = ['jpg', 'jpeg', 'png', 'gif', 'webp', 'heic', 'heif', 'tif', 'tiff', 'bmp'];
const shown = ['jpg', 'jpeg', 'png', 'webp'];
const papers = ['pdf', 'hwp', 'hwpx', 'doc', 'docx', 'xls', 'xlsx', 'ppt', 'pptx', 'odt', 'ods', 'rtf', 'txt', 'csv'];
const drawings = ['dwg', 'dxf'];

const ofKind: Readonly<Record<string, readonly string[]>> = {
  DOC: [...papers, ...drawings, ...images, 'zip'],
  IMG: images,
  PDF: ['pdf'],
  SIGN: shown,
  SEAL: shown,
  LOGO: shown,
  CERT: ['pdf', ...images],
  // Pictures inside rich text, stored anew as WebP.
  INLINE: [...shown, 'gif', 'avif'],
};

/** Extensions that the type takes; nothing for a type that is not known. */
export const extensionsOf = (kind: string): readonly string[] => ofKind[kind] ?? [];

/** The declared types that take files of this extension. */
export const kindsFor = (extension: string, kinds: readonly string[]): readonly string[] =>
  kinds.filter((kind) => extensionsOf(kind).includes(extension));

/** The one a person most likely means: what is awaited, a picture a photo where photos are taken, else the first declared. */
export function kindFor(extension: string, kinds: readonly string[], awaited?: string): string | undefined {
  const fitting = kindsFor(extension, kinds);
  if (awaited !== undefined && fitting.includes(awaited)) return awaited;
  return images.includes(extension) && fitting.includes('IMG') ? 'IMG' : fitting[0];
}

export const isImage = (mime: string): boolean => mime.startsWith('image/');
