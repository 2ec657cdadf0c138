import { useCallback, useState } from 'react';
import fallback from '../pictures/serviceFallback.svg';
import { pictureOf } from './picture.ts';
import type { ServicePicture } from './service.ts';

export interface ServiceImageProps {
  readonly picture: Pick<ServicePicture, 'vrFilePath' | 'saveFileNm'> | undefined;
  readonly alt: string;
  /** CSS widths that the picture takes, for the choice of its size. */
  readonly sizes: string;
  /** Stands in the first view: fetched at once. */
  readonly eager?: boolean;
}

/** A picture of a service, 16 by 9; a drawing stands in where there is none or it does not come. */
export function ServiceImage({ picture, alt, sizes, eager }: ServiceImageProps) {
  const [lost, setLost] = useState(false);
  // A picture of the server's page may have failed before the page came alive.
  const look = useCallback((image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0 && image.currentSrc !== '') setLost(true);
  }, []);
  if (!picture || lost) return <img src={fallback} alt={alt} width="320" height="180" />;
  return (
    <img
      ref={look}
      {...pictureOf(picture)}
      sizes={sizes}
      alt={alt}
      width="320"
      height="180"
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      onError={() => setLost(true)}
    />
  );
}
