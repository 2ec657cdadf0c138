import { Pager } from '../../../ui/status/Pager.tsx';
import { StatusDivider, StatusLine } from '../../../ui/status/StatusLine.tsx';
import { useT } from '../../../ui/text.tsx';
import type { Choices } from './useChoices.ts';

interface Props {
  readonly choices: Choices;
  readonly page: number;
  /** How many are chosen, where several may be. */
  readonly count: number | undefined;
  readonly onPage: (page: number) => void;
}

const counted = new Intl.NumberFormat('en-US');

/** How many there are, how many are chosen, and the pages. */
export function ChooseStatus({ choices, page, count, onPage }: Props) {
  const t = useT();
  if (choices.pending) return <StatusLine>{t('desk.frame.loading')}</StatusLine>;
  return (
    <StatusLine end={choices.pages > 1 && <Pager page={page} pages={choices.pages} onPage={onPage} />}>
      <span>
        {t('desk.list.total')} <b>{t('desk.list.count', { count: counted.format(choices.total) })}</b>
      </span>
      {choices.cut && <span>{t('choose.cut', { count: counted.format(choices.total) })}</span>}
      {count !== undefined && (
        <>
          <StatusDivider />
          <span>
            {t('desk.list.selected')} <b>{t('desk.list.count', { count: counted.format(count) })}</b>
          </span>
        </>
      )}
    </StatusLine>
  );
}
