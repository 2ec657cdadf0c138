/** What the parts of the month at a glance write by. */
import { withMinus } from '../../../../core/text/minus.ts';
import { useTranslate } from 'react-admin';
import { useLinks } from '../../../../admin/dashboard/useLinks.ts';
import { month, typeOf, won } from '../../../../fields/index.ts';
import { useFieldEnvironment } from '../../../../fields/ui-contract.ts';
import type { ListAddress } from './glance.ts';

const money = won();
const difference = won({ signed: true });
const ofMonth = month();

/** Words of the month, figures and addresses as the desk writes them. */
export function useGlance() {
  const t = useTranslate();
  const environment = useFieldEnvironment();
  const { list, follow } = useLinks();
  const word = (key: string, args?: Readonly<Record<string, string | number>>) =>
    t(`resources.platform/bill.words.glance.${key}`, args);
  return {
    follow,
    word,
    /** How many there are besides those named; undefined where there are none. */
    others: (of: 'held' | 'debtors', count: number) => (count > 0 ? word(`others_${of}`, { count }) : undefined),
    lang: environment.lang,
    full: (amount: string) => withMinus(typeOf(money).format(amount, money, environment)),
    more: (amount: string) => withMinus(typeOf(difference).format(amount, difference, environment)),
    ymText: (ym: string) => typeOf(ofMonth).format(ym, ofMonth, environment),
    reasons: (keys: string) =>
      keys
        .split(',')
        .map((key) => environment.codeName('BILL_HOLD', key))
        .join(', '),
    at: ({ menu, search }: ListAddress) => list(menu, search),
  };
}
