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
};

/** Extensions that the type takes; nothing for a type that is not known. */
export const extensionsOf = (kind: string): readonly string[] => ofKind[kind] ?? [];

/** The first of the declared types that takes files of this extension; photos come before papers. */
export const kindFor = (extension: string, kinds: readonly string[]): string | undefined =>
  kinds
    .filter((kind) => extensionsOf(kind).includes(extension))
    .toSorted((a, b) => extensionsOf(a).length - extensionsOf(b).length)[0];

export const isImage = (mime: string): boolean => mime.startsWith('image/');
