/** One message for the operator: the derived form, and its raw text as it left or came. */
import { useMemo } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useDesk } from '../../../admin/desk.ts';
import type { FormScreenProps } from '../../../admin/screens/contract.ts';
import FormScreen from '../../../admin/screens/form/FormScreen.tsx';
import type { FormParts } from '../../../admin/screens/form/parts.ts';
import { useRecordForm } from '../../../admin/screens/form/recordForm.ts';
import type { ErrorRow } from '../../../core/messages.ts';
import { systemCorpId } from '../../../core/resource.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { textYears } from './kept.ts';
import { message } from './message.ts';
import './message.css';

function RawText() {
  const t = useTranslate();
  const notify = useNotify();
  const { values, labels } = useRecordForm(message);
  const raw = values.rawTxt;
  const errors = (values.errRows ?? []) as readonly ErrorRow[];
  const label = labels.field('rawTxt');
  const copy = () =>
    navigator.clipboard.writeText(raw ?? '').then(
      () => notify('desk.form.copied', { type: 'success' }),
      () => notify('desk.acts.not_copied', { type: 'warning' }),
    );
  return (
    <>
      {errors.length > 0 && (
        <section className="pm-part" aria-label={labels.field('errRows')}>
          <h2>{labels.field('errRows')}</h2>
          <ul className="pm-errors">
            {errors.map((error, at) => (
              <li key={at}>
                <b>{error.code}</b>
                <span>{error.text}</span>
                {placeOf(error) && <code>{placeOf(error)}</code>}
              </li>
            ))}
          </ul>
        </section>
      )}
      <section className="pm-part">
        <header>
          <h2>{label}</h2>
          {raw && (
            <Button size="s" onClick={() => void copy()}>
              {t('desk.account.me.copy')}
            </Button>
          )}
        </header>
        {!raw && <p className="pm-gone">{t('resources.platform/message.words.raw_gone', { years: textYears })}</p>}
        {/* Long texts scroll inside, so the keyboard must be able to come here. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        {raw && (
          <pre className="pm-raw" role="region" aria-label={label} tabIndex={0}>
            {raw}
          </pre>
        )}
      </section>
    </>
  );
}

const placeOf = ({ grid, row, field }: ErrorRow): string =>
  [grid, row, field].filter((part) => part !== undefined).join('/');

const taxInv = 'platform/taxInv';

const parts: FormParts = {
  apart: ['rawTxt', 'errRows'],
  below: <RawText />,
  // Records of companies are theirs alone; what the operator sends itself are its tax invoices.
  next: [
    {
      ...{ id: 'taxInv', prefix: taxInv, at: 'recId' },
      when: ({ recPrefix, corpId }) => recPrefix === taxInv && corpId === systemCorpId,
    },
  ],
};

export default function MessageForm(props: FormScreenProps) {
  const { screens, menuName } = useDesk();
  // What it is about is told by the menu in which that stands.
  const said = useMemo((): FormParts => {
    const shown: FormParts['shown'] = (field, _grid, value) => {
      if (field !== 'recPrefix' || typeof value !== 'string') return undefined;
      const screen = screens.find(({ resource }) => resource.prefix === value);
      return screen && menuName(screen.menu);
    };
    return { ...parts, shown };
  }, [screens, menuName]);
  return <FormScreen {...props} parts={said} />;
}
