/** The steps of a document from its drafting on: who, in which part, what they did and said, and whose turn it is. */
import type { RecordOf } from '../../../core/record.ts';
import { useFieldEnvironment } from '../../../fields/ui-contract.ts';
import { Avatar } from '../../../ui/avatar/Avatar.tsx';
import { Chip } from '../../../ui/chip/Chip.tsx';
import type { ChipProps } from '../../../ui/chip/Chip.tsx';
import { useT } from '../../../ui/text.tsx';
import { whenText } from './when.web.ts';
import { hasAgreed, untaken } from '../stamps.ts';
import { isActing, type Step } from '../steps.rules.ts';
import type { StandIns } from './useFormFields.web.ts';
import type { apprFields } from '../appr.fields.ts';

const looks: Readonly<Record<string, Pick<ChipProps, 'mark' | 'tone'>>> = {
  WAIT: { mark: 'ring', tone: 'mute' },
  TURN: { mark: 'half', tone: 'warn' },
  OK: { mark: 'dot', tone: 'ok' },
  PROXY: { mark: 'dot', tone: 'ok' },
  ARB: { mark: 'dot', tone: 'ok' },
  REJ: { mark: 'square', tone: 'err' },
  SKIP: { mark: 'dash', tone: 'mute' },
  READ: { mark: 'dot', tone: 'mute' },
};

/** Steps that somebody is still to take. */
const waits: ReadonlySet<string> = new Set(['WAIT', 'TURN']);

interface Props {
  readonly record: RecordOf<typeof apprFields>;
  readonly steps: readonly Step[];
  readonly today: string;
  /** In which rows it is the reader's turn. */
  readonly mine: readonly Step[];
  readonly personOf: (id: unknown) => string;
  readonly standIns: StandIns;
}

const text = (value: unknown): string => (value === null || value === undefined ? '' : String(value));

export function StepLine({ record, steps, today, mine, personOf, standIns }: Props) {
  const t = useT();
  const { codeName } = useFieldEnvironment();
  return (
    <ol className="ap-line" aria-label={t('resources.groupware/appr.page.line')}>
      <li>
        <Avatar name={text(record.draftUserNm)} size={32} />
        <Who
          name={text(record.draftUserNm)}
          more={[
            t('resources.groupware/appr.page.draft'),
            personOf(record.draftUserId),
            whenText(t, record.draftDtm, today),
          ]}
        />
        <Chip mark="dot" tone="ok">
          {t('resources.groupware/appr.page.submitted')}
        </Chip>
      </li>
      {steps.map((step) => {
        const act = text(step.actCd);
        const actWord = hasAgreed(step.stepTpCd, act)
          ? t('resources.groupware/appr.page.agreed')
          : codeName('APPR_ACT', act);
        const turn = mine.includes(step);
        const standIn = act === 'TURN' ? standIns.standInFor(step.userId) : '';
        const until = waits.has(act) && record.stCd === 'PROG' && isActing(step) ? standIns.untilOf(step.userId) : '';
        const left = untaken(record.stCd, step);
        const proxy = step.proxyUserNm
          ? t('resources.groupware/appr.page.proxy', { name: text(step.proxyUserNm) })
          : '';
        return (
          <li key={text(step.id)} aria-current={act === 'TURN' ? 'step' : undefined}>
            <Avatar name={text(step.userNm)} size={32} mine={act === 'TURN'} />
            <Who
              name={
                standIn
                  ? `${text(step.userNm)} (${t('resources.groupware/appr.page.proxy', { name: standIn })})`
                  : text(step.userNm)
              }
              more={[
                codeName('APPR_STEP', text(step.stepTpCd)),
                personOf(step.userId),
                proxy,
                until && t('resources.groupware/appr.page.proxy_drafts', { day: until.slice(5) }),
                whenText(t, step.actDtm, today),
              ]}
              opinion={text(step.opinion)}
            />
            <Chip {...looks[left ? 'READ' : act]}>
              {turn || left ? t(`resources.groupware/appr.page.${left ?? 'my_turn'}`) : actWord}
            </Chip>
          </li>
        );
      })}
    </ol>
  );
}

function Who({
  name,
  more,
  opinion,
}: {
  readonly name: string;
  readonly more: readonly string[];
  readonly opinion?: string;
}) {
  return (
    <div className="ap-line__who">
      <b>{name}</b>
      <small>{more.filter(Boolean).join(' · ')}</small>
      {opinion && <q>{opinion}</q>}
    </div>
  );
}
