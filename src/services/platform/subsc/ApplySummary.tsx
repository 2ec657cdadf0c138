/** Beside an application: what is asked for, what it adds to the first bill, and what happens next (10-platform subsc). */
import { Fragment, useId } from 'react';
import { useSaveContext, useTranslate } from 'react-admin';
import { useDesk } from '../../../admin/desk.ts';
import { useLinks } from '../../../admin/dashboard/useLinks.ts';
import { useRecordForm } from '../../../admin/screens/form/recordForm.ts';
import { useShown } from '../../../admin/screens/form/useShown.ts';
import { formatDay, formatMonth } from '../../../fields/date/formatDay.ts';
import { useFieldEnvironment } from '../../../fields/ui-contract.ts';
import { Button } from '../../../ui/button/Button.tsx';
import type { Application } from './application.ts';
import { storeName } from './company.ts';
import { subsc } from './subsc.ts';
import { Uncounted } from './Uncounted.tsx';
import { useApplication, useBarred, type Told } from './useApplication.tsx';
import { usePrices } from './usePrices.tsx';
import './apply.css';

interface PartsProps {
  readonly told: Pick<Told, 'word' | 'shown'>;
  readonly of: readonly { readonly name: string; readonly amount: string }[];
}

/** What a sum is made of, in a line; a name stays with its amount. */
const Parts = ({ told: { word, shown }, of }: PartsProps) => (
  <p>
    {of.map(({ name, amount }, at) => (
      <Fragment key={name}>
        {at > 0 && ' + '}
        <span className="hg-apply__due">{word('part', { name: word(name), amount: shown(amount) })}</span>
      </Fragment>
    ))}
  </p>
);

function FirstBill({ application, told }: { readonly application: Application; readonly told: Told }) {
  const { word, shown } = told;
  const { lang } = useFieldEnvironment();
  const { first, later, monthly, unpriced, sums } = application;
  const each = { name: 'each_month_sum', amount: sums.monthly };
  const vat = ({ salesVat }: typeof first) => ({ name: 'vat_sum', amount: salesVat });
  const apart = [
    ...(monthly.some(({ when }) => when === 'use') ? [word('use_apart')] : []),
    ...(unpriced.length ? [word('arranged_apart')] : []),
  ];
  const due = (day: string) => word('due', { day: formatDay(day, lang) });
  return (
    <div className="hg-apply__bill">
      <div className="hg-apply__line">
        <b>{word('first')}</b>
        <b>{due(first.dueDt)}</b>
      </div>
      <p className="hg-apply__sum">
        <strong>{shown(first.sumAmount)}</strong> {word('vat')}
      </p>
      <Parts told={told} of={[each, { name: 'only_once', amount: sums.once }, vat(first)]} />
      <p>{[word('first_month', { month: formatMonth(first.ym, lang) }), ...apart].join(' ')}</p>
      <div className="hg-apply__line hg-apply__later">
        <span>
          {`${word('later', { month: formatMonth(later.ym, lang) })} · `}
          <span className="hg-apply__due">{due(later.dueDt)}</span>
        </span>
        <b>{word('each_month', { amount: shown(later.sumAmount) })}</b>
      </div>
      <Parts told={told} of={[each, vat(later)]} />
    </div>
  );
}

function Steps({
  applied,
  word,
  missing,
}: Pick<Told, 'word'> & { readonly applied: string; readonly missing: number }) {
  const { values } = useRecordForm(subsc);
  const { list, follow } = useLinks();
  const users = list('P12');
  const steps = [
    { text: word('step_apply'), note: applied },
    { text: word('step_approve'), note: word('step_approve_note') },
    { text: word('step_open') },
    {
      text: missing > 0 ? word('step_users', { smart_count: missing }) : word('step_some_users'),
      note: users && (
        <a href={users} onClick={(event) => follow(event, users)}>
          {word('users_screen')}
        </a>
      ),
    },
  ];
  const current = values.id ? 1 : 0;
  return (
    <ol className="hg-apply__steps" aria-label={word('steps')}>
      {steps.map(({ text, note }, at) => (
        <li key={text} aria-current={at === current ? 'step' : undefined}>
          <span>{text}</span>
          {note && <small>{note}</small>}
        </li>
      ))}
    </ol>
  );
}

export function ApplySummary() {
  const title = useId();
  const { session } = useDesk();
  const { lang, phone } = useFieldEnvironment();
  const { values, before, situation } = useRecordForm(subsc);
  const t = useTranslate();
  const { saving } = useSaveContext();
  const barred = useBarred();
  const starts = situation.mode === 'new' || situation.mode === 'copy';
  const shownOf = useShown();
  const told = useApplication();
  const { application, people, word, shown } = told;
  const { corpNm, corpNmEn } = session.corp;
  const { prodId, reqDt } = values;
  // The record keeps a name in one language: that of whoever reads comes with the prices.
  const head = usePrices()?.service;
  const named = head && storeName(head, lang);
  const service = prodId ? (named ?? shownOf('prodId', undefined, prodId, values)) : undefined;
  const asked = Number(values.userCnt);
  // Fees count whoever is there already, however few are entered: what is told is what is charged.
  const counted = application?.users ?? asked;
  const beside = counted > asked ? word('now_asked', { asked }) : people !== undefined && word('now', { people });
  return (
    <section className="hg-apply" aria-labelledby={title}>
      <h2 id={title}>{word('title')}</h2>
      <dl>
        <div>
          <dt>{word('company')}</dt>
          <dd>{lang === 'ko' ? corpNm : (corpNmEn ?? corpNm)}</dd>
        </div>
        {service && (
          <div>
            <dt>{word('service')}</dt>
            <dd>{service}</dd>
          </div>
        )}
        {application && (
          <>
            <div>
              <dt>{word('user_count')}</dt>
              <dd>
                {word('people_count', { smart_count: counted })}
                {beside && <small> ({beside})</small>}
              </dd>
            </div>
            <div>
              <dt>{`${word('each_month_sum')} / ${word('only_once')}`}</dt>
              <dd>{`${shown(application.sums.monthly)} / ${shown(application.sums.once)}`}</dd>
            </div>
          </>
        )}
      </dl>
      {application && <Uncounted />}
      {application && <FirstBill told={told} application={application} />}
      <Steps
        word={word}
        applied={before.id && reqDt ? formatDay(reqDt, lang) : word('today')}
        missing={application && people !== undefined ? Number(values.userCnt) - people : 0}
      />
      {starts && !phone && (
        <Button
          type="submit"
          kind="filled"
          className="hg-apply__go"
          disabled={saving ?? false}
          disabledReason={barred}
          aria-keyshortcuts="Control+S"
        >
          {t('resources.platform/subsc.actions.begin')}
        </Button>
      )}
      <p className="hg-apply__end">{word('cancel')}</p>
    </section>
  );
}
