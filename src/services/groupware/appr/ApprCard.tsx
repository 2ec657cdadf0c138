/** A document in a box: what, by whom, how much, and where it is the person's turn the two buttons. */
import { Link } from 'react-router-dom';
import { useDesk } from '../../../admin/desk.ts';
import { Declared } from '../../../admin/providers/Declared.tsx';
import { ServiceTexts } from '../../../admin/providers/serviceTexts.tsx';
import { screenPath } from '../../../admin/routes.ts';
import type { Screen } from '../../../admin/routes.ts';
import { actorOf } from '../../../admin/screens/actions/actor.ts';
import { useLabels } from '../../../admin/screens/form/labels.ts';
import type { Level } from '../../../core/authority.ts';
import { rate, typeOf, won } from '../../../fields/index.ts';
import { useFieldEnvironment } from '../../../fields/ui-contract.ts';
import { uiOf } from '../../../fields/ui.ts';
import { serverToday } from '../../../session/today.ts';
import { Chip } from '../../../ui/chip/Chip.tsx';
import { useT } from '../../../ui/text.tsx';
import { appr } from '../appr.ts';
import { factText } from '../formField.ts';
import { ownTurns } from '../appr.rules.ts';
import { isActing } from '../steps.rules.ts';
import type { BoxRow } from './boxRow.ts';
import { CardActions } from './CardActions.tsx';
import { useSource } from './Facts.tsx';
import { insteadOf } from './standIn.ts';
import { whenText } from './when.web.ts';

interface Props {
  readonly row: BoxRow;
  readonly screen: Screen;
  readonly level: Level;
}

const words = (value: unknown) => (value === null || value === undefined ? '' : String(value));
const { Cell } = uiOf(appr.fields.stCd);

export function ApprCard({ row, screen, level }: Props) {
  const t = useT();
  const { session } = useDesk();
  const steps = row.line ?? [];
  const record = { ...row, steps };
  const turns = screen.view === 'todo' ? ownTurns(record, actorOf(session)) : [];
  const [mine] = turns;
  const name = insteadOf(turns, session.user.id);
  const today = serverToday();
  const rest = row.stCd === 'PROG' || row.stCd === 'DRAFT' ? steps : [];
  const after = rest
    .slice(mine ? steps.indexOf(mine) + 1 : 0)
    .find((step) => isActing(step) && (step.actCd === 'WAIT' || (!mine && step.actCd === 'TURN')));
  const next = after
    ? t(`resources.groupware/appr.page.${after.stepTpCd === 'AGREE' ? 'next_agree' : 'next'}`, {
        name: words(after.userNm),
      })
    : '';
  const title = words(row.title);
  return (
    <article className="ap-carte" aria-label={title}>
      <Link to={screenPath(screen.name, { type: level === 2 ? 'edit' : 'show', id: row.id })}>
        <span className="ap-carte__top">
          <span>{words(row.apprNo) || words(row.apprDocNm)}</span>
          {row.urgentYn === 'Y' && (
            <Chip mark="none" tone="err">
              {t('resources.groupware/appr.page.urgent')}
            </Chip>
          )}
          <span className="ap-carte__state">
            {mine ? (
              <Chip mark="half" tone="warn">
                {t(`resources.groupware/appr.page.${mine.stepTpCd === 'AGREE' ? 'my_agree' : 'my_approve'}`)}
              </Chip>
            ) : (
              Cell && <Cell field={appr.fields.stCd} name="stCd" value={row.stCd} record={row} />
            )}
          </span>
        </span>
        <span className="ap-carte__title">
          {row.apprNo ? `${words(row.apprDocNm)}: ` : ''}
          {title}
        </span>
        <span className="ap-carte__facts">
          {[
            name && t('resources.groupware/appr.page.instead', { name }),
            words(row.draftUserNm),
            whenText(t, row.draftDtm, today),
            next,
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
        <Amount record={record} />
      </Link>
      {mine && <CardActions row={row} record={record} screen={screen} />}
    </article>
  );
}

/** The amount under the name that it has in the record it comes from, with the profit rate where there is one. */
function Amount({ record }: { readonly record: BoxRow }) {
  if (!record.amount) return null;
  return (
    <Declared>
      <NamedAmount record={record} />
    </Declared>
  );
}

function NamedAmount({ record }: { readonly record: BoxRow }) {
  const source = useSource(record);
  return source ? (
    <ServiceTexts of={source.prefix}>
      <AmountOf record={record} prefix={source.prefix} />
    </ServiceTexts>
  ) : (
    <AmountOf record={record} prefix={undefined} />
  );
}

function AmountOf({ record, prefix }: { readonly record: BoxRow; readonly prefix: string | undefined }) {
  const environment = useFieldEnvironment();
  const documentLabels = useLabels(appr.prefix);
  const labels = useLabels(prefix ?? appr.prefix);
  const vals = record.vals ?? [];
  const named = prefix && vals.find(({ fieldVal }) => fieldVal === record.amount);
  const profit = prefix && vals.find(({ fieldKey }) => fieldKey === 'prftRt');
  const label = named ? labels.field(words(named.fieldKey)) : documentLabels.field('amount');
  const rateText = profit
    ? `${labels.field('prftRt')} ${factText(rate({ capped: true }), profit.fieldVal, environment)}`
    : '';
  return (
    <span className="ap-carte__foot">
      <span>{[label, rateText].filter(Boolean).join(', ')}</span>
      <b>{typeOf(won()).format(record.amount, won(), environment)}</b>
    </span>
  );
}
