import type { ServicePicture } from './service.ts';

/** Widths in pixels in which the server draws a picture of a service. */
const widths = [320, 640, 1280, 1920] as const;

/** `src` and `srcset` of a picture; addresses are a path and a stored name (2-portal 3). */
export function pictureOf({ vrFilePath, saveFileNm }: Pick<ServicePicture, 'vrFilePath' | 'saveFileNm'>) {
  const at = (width: number) => `${vrFilePath}${saveFileNm}?w=${width}`;
  return { src: at(640), srcSet: widths.map((width) => `${at(width)} ${width}w`).join(', ') };
}
