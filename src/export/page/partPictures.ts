/** Pictures with their captions, two or three side by side. */
import type { PagePicture } from '../../core/page.ts';
import { fitted } from './documentHead.ts';
import { colour, type Drawing } from './paper.ts';
import { type PartsLook, type Strip, drawFrame, inRows } from './strips.ts';

export const pictureGap = 4;

const tallest = { 2: 80, 3: 60 } as const;

export const captionSize = 8;

export const captionLeading = 3.8;

/** Millimetres of one pixel at most: 96 to the inch. */
const pixel = 25.4 / 96;

export function pictureRows(
  paper: Drawing,
  inRow: 2 | 3,
  pictures: readonly PagePicture[],
  { x, width }: PartsLook,
  full: number,
): readonly Strip[] {
  const wide = (width - (inRow - 1) * pictureGap) / inRow;
  return inRows(pictures, inRow).map((row): Strip => {
    const captions = row.map(({ caption }) => (caption ? paper.measure.lines(caption, wide, captionSize) : []));
    const under = Math.max(...captions.map((lines) => lines.length)) * captionLeading + 1;
    const most = Math.min(tallest[inRow], full - under - pictureGap);
    const sizes = row.map(({ picture }) => picture && pictureSize(picture, wide, most));
    const high = Math.max(...sizes.map((size) => size?.height ?? 24));
    return {
      height: high + under + pictureGap,
      draw(y) {
        row.forEach(({ picture, caption, missing }, at) => {
          const left = x + at * (wide + pictureGap);
          const size = sizes[at];
          if (picture && size)
            paper.tag(
              'Figure',
              () =>
                paper.picture(picture, left + (wide - size.width) / 2, y + high - size.height, size.width, size.height),
              { alt: caption || String(at + 1) },
            );
          else {
            drawFrame(paper, left, y, wide, high);
            paper.text(missing, left + wide / 2, y + high / 2 + 1, {
              size: captionSize,
              colour: colour.quiet,
              align: 'center',
            });
          }
          paper.tag('P', () =>
            captions[at]!.forEach((text, n) =>
              paper.text(text, left + wide / 2, y + high + 3.8 + n * captionLeading, {
                size: captionSize,
                align: 'center',
              }),
            ),
          );
        });
      },
    };
  });
}

/** A picture fills its place as far as its pixels go. */
export function pictureSize(picture: NonNullable<PagePicture['picture']>, maxWidth: number, maxHeight: number) {
  return fitted(picture, Math.min(maxWidth, picture.width * pixel), Math.min(maxHeight, picture.height * pixel));
}
