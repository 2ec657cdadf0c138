import { pictureWidths, usualPictureWidth } from '../../core/web/pictureWidths.ts';
import type { ServicePicture } from './service.ts';

type Stored = Pick<ServicePicture, 'vrFilePath' | 'saveFileNm'>;
type Width = (typeof pictureWidths)[number];

/** Addresses are a path and a stored name (2-portal 3). */
const addressOf = ({ vrFilePath, saveFileNm }: Stored, width: Width) => `${vrFilePath}${saveFileNm}?w=${width}`;

/** `src` and `srcset` of a picture. */
export const pictureOf = (picture: Stored) => ({
  src: addressOf(picture, 640),
  srcSet: pictureWidths.map((width) => `${addressOf(picture, width)} ${width}w`).join(', '),
});

/** The picture as those get it who share a link to the service. */
export const sharedPicture = (picture: Stored): string => addressOf(picture, usualPictureWidth);
