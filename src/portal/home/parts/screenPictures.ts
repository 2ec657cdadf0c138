/** Pictures of the product that `scripts/pictures.mjs` takes, of its Korean and of its English screens. */
const files = import.meta.glob<string>('../../pictures/screens/*.{avif,webp}', { eager: true, import: 'default' });

/** Screens, and how high the part of each is that phones show, at a width of 700. */
export const phoneHeights = { quotation: 976, works: 811, invoice: 538 } as const;
export type ScreenName = keyof typeof phoneHeights;

/** `srcset` of the whole screen in the two modern formats, and the part that a phone shows. */
export function picturesOf(screen: ScreenName, language: string) {
  const name = language === 'ko' ? screen : `${screen}-en`;
  const file = (rest: string): string => files[`../../pictures/screens/${name}-${rest}`]!;
  const wide = (type: string) => `${file(`1120.${type}`)} 1120w, ${file(`2240.${type}`)} 2240w`;
  return {
    wide: { avif: wide('avif'), webp: wide('webp'), small: file('1120.webp') },
    phone: { avif: `${file('phone-700.avif')} 700w`, webp: `${file('phone-700.webp')} 700w` },
  };
}
