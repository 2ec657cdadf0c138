/** Pictures inside rich text of a form: uploaded for the resource, and fetched with the right of whoever may read it. */
import { useDataProvider } from 'react-admin';
import { useEffect, useMemo } from 'react';
import { pictureAddress, pictureId } from '../../../../core/text/markup.ts';
import type { Resource } from '../../../../core/resource.ts';
import { inlineKind, inlineTables } from '../../../../fields/files/inline.ts';
import { useFieldEnvironment } from '../../../../fields/ui-contract.ts';
import type { FieldEnvironment } from '../../../../fields/ui-contract.ts';
import type { UploadImage } from '../../../../ui/richText/types.ts';
import type { FileCalls } from '../../../providers/data/files.ts';
import type { DeskDataProvider } from '../../../providers/dataProvider.ts';

/** As the server draws them anew (api/files/picture). */
const mostSide = 1920;

/** Size of the picture as it will be stored, so that the page keeps its room; none when the browser cannot draw it. */
async function storedSize(file: File): Promise<{ width?: number; height?: number }> {
  const bitmap = await createImageBitmap(file).catch(() => undefined);
  if (!bitmap) return {};
  const scale = Math.min(1, mostSide / Math.max(bitmap.width, bitmap.height));
  const size = { width: Math.round(bitmap.width * scale), height: Math.round(bitmap.height * scale) };
  bitmap.close();
  return size;
}

const uploader =
  (calls: FileCalls, refTableNm: string): UploadImage =>
  async (file, { signal, onProgress }) => {
    const size = await storedSize(file);
    const info = { refTableNm, refTypeCd: inlineKind };
    const { fileDetailId } = await calls.uploadFile(file, info, { signal, onProgress });
    return { src: pictureAddress(fileDetailId), ...size };
  };

/** Bytes of pictures that were fetched, as addresses of this page; one request a picture. */
function openPictures(calls: FileCalls) {
  const pictures = new Map<number, Promise<string>>();
  return {
    show(src: string): string | Promise<string> {
      const id = pictureId(src);
      if (id === undefined) return src;
      const found = pictures.get(id) ?? calls.fileContent(id, false).then((blob) => URL.createObjectURL(blob));
      pictures.set(id, found);
      // One that failed may be asked for again.
      found.catch(() => pictures.delete(id));
      return found;
    },
    release: () =>
      pictures.forEach((url) => void url.then((address) => URL.revokeObjectURL(address)).catch(() => undefined)),
  };
}

/** The environment of fields with pictures for the rich text of this resource. */
export function usePictures(resource: Resource): FieldEnvironment {
  const environment = useFieldEnvironment();
  const calls = useDataProvider<DeskDataProvider>();
  const pictures = useMemo(() => openPictures(calls), [calls]);
  useEffect(() => () => pictures.release(), [pictures]);
  return useMemo(() => {
    const [table] = inlineTables(resource);
    return table === undefined
      ? environment
      : { ...environment, uploadImage: uploader(calls, table), showImage: pictures.show };
  }, [environment, resource, calls, pictures]);
}
