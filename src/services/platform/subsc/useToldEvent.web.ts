/** What an event of a subscription changed, in words: a bare 3, or a bare day, says nothing by itself. */
import { useTranslate } from 'react-admin';
import { date, typeOf } from '../../../fields/index.ts';
import { useFieldEnvironment } from '../../../fields/ui-contract.ts';
import { toldAs } from './course.ts';

const day = date();

export function useToldEvent() {
  const t = useTranslate();
  const environment = useFieldEnvironment();
  return ({ histTpCd }: { readonly histTpCd?: string | null }, value: string | null | undefined): string => {
    const as = toldAs[String(histTpCd) as keyof typeof toldAs];
    if (!value || as === 'words') return value ?? '';
    const told = as === 'users' ? { smart_count: Number(value) } : { day: typeOf(day).format(value, day, environment) };
    return t(`resources.platform/subsc.words.course.${as}`, told);
  };
}
