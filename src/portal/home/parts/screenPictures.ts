import historyAvif from '../../pictures/screens/history-1120.avif';
import historyAvif2 from '../../pictures/screens/history-2240.avif';
import historyPhoneAvif from '../../pictures/screens/history-phone-700.avif';
import historyPhoneWebp from '../../pictures/screens/history-phone-700.webp';
import historyWebp from '../../pictures/screens/history-1120.webp';
import historyWebp2 from '../../pictures/screens/history-2240.webp';
import paperAvif from '../../pictures/screens/paper-1120.avif';
import paperAvif2 from '../../pictures/screens/paper-2240.avif';
import paperPhoneAvif from '../../pictures/screens/paper-phone-700.avif';
import paperPhoneWebp from '../../pictures/screens/paper-phone-700.webp';
import paperWebp from '../../pictures/screens/paper-1120.webp';
import paperWebp2 from '../../pictures/screens/paper-2240.webp';
import quotationAvif from '../../pictures/screens/quotation-1120.avif';
import quotationAvif2 from '../../pictures/screens/quotation-2240.avif';
import quotationPhoneAvif from '../../pictures/screens/quotation-phone-700.avif';
import quotationPhoneWebp from '../../pictures/screens/quotation-phone-700.webp';
import quotationWebp from '../../pictures/screens/quotation-1120.webp';
import quotationWebp2 from '../../pictures/screens/quotation-2240.webp';

const wide = (avif: string, avif2: string, webp: string, webp2: string) => ({
  avif: `${avif} 1120w, ${avif2} 2240w`,
  webp: `${webp} 1120w, ${webp2} 2240w`,
  small: webp,
});
/** Each phone's part is 700 pixels wide. */
const phone = (avif: string, webp: string, height: number) => ({ avif, webp, height });

/** Pictures of the product by screen, in the two modern formats and the sizes that windows ask for. */
export const screens = {
  quotation: {
    wide: wide(quotationAvif, quotationAvif2, quotationWebp, quotationWebp2),
    phone: phone(quotationPhoneAvif, quotationPhoneWebp, 976),
  },
  paper: {
    wide: wide(paperAvif, paperAvif2, paperWebp, paperWebp2),
    phone: phone(paperPhoneAvif, paperPhoneWebp, 769),
  },
  history: {
    wide: wide(historyAvif, historyAvif2, historyWebp, historyWebp2),
    phone: phone(historyPhoneAvif, historyPhoneWebp, 628),
  },
} as const;
export type ScreenName = keyof typeof screens;
