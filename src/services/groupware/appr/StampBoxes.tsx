/** The boxes in which everybody stamps, as they stand on the paper. */
import type { RecordOf } from '../../../core/record.ts';
import { useFieldEnvironment } from '../../../fields/ui-contract.ts';
import { cx } from '../../../ui/cx.ts';
import { useT } from '../../../ui/text.tsx';
import { hasAgreed, stampsOf } from '../stamps.ts';
import type { Step } from '../steps.rules.ts';
import type { apprFields } from '../appr.fields.ts';

interface Props {
  readonly record: RecordOf<typeof apprFields>;
  readonly steps: readonly Step[];
  readonly personOf: (id: unknown) => string;
}

export function StampBoxes({ record, steps, personOf }: Props) {
  const t = useT();
  const { codeName } = useFieldEnvironment();
  const word = (step: string | undefined, act: string) => {
    if (act === 'DRAFT') return t('resources.groupware/appr.page.submitted');
    return hasAgreed(step, act) ? t('resources.groupware/appr.page.agreed') : act && codeName('APPR_ACT', act);
  };
  return (
    <ul className="ap-stamps" aria-label={t('resources.groupware/appr.page.stamps')}>
      {stampsOf(record, steps).map(({ step, userId, name, act, at, proxy }, index) => (
        <li key={index}>
          <b>{step ? codeName('APPR_STEP', step) : t('resources.groupware/appr.page.draft')}</b>
          <small>{personOf(userId).split(' ').at(-1)}</small>
          <span className={cx('ap-stamps__mark', act === 'REJ' && 'ap-stamps__mark--bad')}>{word(step, act)}</span>
          <span>{name}</span>
          <small>{[proxy, at.slice(5, 16)].filter(Boolean).join(' ')}</small>
        </li>
      ))}
    </ul>
  );
}
