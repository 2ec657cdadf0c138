/** One place: what lies there, whether what is in the hand is that, and how much of it was taken. */
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useRecordForm } from '../../../../admin/screens/form/recordForm.ts';
import { daysBetween } from '../../../../core/dates.ts';
import { integer } from '../../../../fields/index.ts';
import { Steps } from '../../../../fields/integer/Steps.tsx';
import { serverToday } from '../../../../session/today.ts';
import { Button } from '../../../../ui/button/Button.tsx';
import { TextBox } from '../../../../ui/form/TextBox.tsx';
import { CheckGlyph } from '../../../../ui/icon/glyphs.tsx';
import { useDay } from '../../../shared/useDay.web.ts';
import { amountFault, amountWords, type PickLine } from './picking.ts';
import { PickScan } from './PickScan.tsx';

interface Props {
  readonly line: PickLine;
  /** What stood in the field when the phone was put away. */
  readonly typed: string | undefined;
  readonly onType: (qty: string) => void;
  readonly onSkip: () => void;
  readonly onPut: (qty: string) => void;
}

export function PickLineStep({ line, typed, onType, onSkip, onPut }: Props) {
  const t = useTranslate();
  const { resource } = useRecordForm();
  const day = useDay();
  const [qty, setQty] = useState(typed ?? line.picked ?? line.most);
  const [checked, setChecked] = useState<'ok' | 'bad'>();
  const type = (text: string) => {
    setQty(text);
    onType(text);
  };
  const word = (name: string, args?: object) => t(`resources.${resource.prefix}.pick.${name}`, args);
  const fault = amountFault(qty, line.most);
  const most = amountWords(line.most, line.unit);
  return (
    <>
      <div className="tp-pick__scroll">
        <section className="tp-pick__place">
          <span>{word('place')}</span>
          <strong>{line.place || word('no_place')}</strong>
          <b>{line.item}</b>
        </section>
        <PickScan itemId={line.itemId} onChecked={setChecked} />
        <dl className="tp-pick__facts">
          <div>
            <dt>{word('lot')}</dt>
            <dd>{line.lotNo || word('no_lot')}</dd>
            {line.lotNo && <dd>{word('lot_hint')}</dd>}
          </div>
          <div>
            <dt>{word('expiry')}</dt>
            <dd>{line.expDt ? day(line.expDt) : word('no_expiry')}</dd>
            {line.expDt && <dd>{daysWords(word, line.expDt)}</dd>}
          </div>
        </dl>
        <section className="tp-pick__qty">
          <label htmlFor="pick-qty">{word('qty')}</label>
          <Steps
            field={integer({ min: 0, max: Number(line.most) })}
            name="qty"
            id="pick-qty"
            label={word('qty')}
            value={Number(qty)}
            record={{}}
            onChange={(value) => type(String(value))}
          >
            <TextBox
              id="pick-qty"
              value={qty}
              inputMode="numeric"
              autoComplete="off"
              maxLength={9}
              aria-invalid={fault ? true : undefined}
              aria-describedby="pick-qty-said"
              endIcon={<small>{line.unit}</small>}
              onChange={(event) => type(event.target.value.replaceAll(',', '').trim())}
              onFocus={(event) => event.target.select()}
            />
          </Steps>
          <div id="pick-qty-said" role="status">
            {fault ? (
              <p className="tp-pick__bad">{word(fault, { qty: most })}</p>
            ) : (
              <>
                <p>{word('most', { qty: most })}</p>
                <p>{word('less')}</p>
              </>
            )}
          </div>
        </section>
      </div>
      <footer className="tp-pick__foot tp-pick__foot--two">
        <Button size="l" onClick={onSkip}>
          {word('skip')}
        </Button>
        <Button
          kind="filled"
          size="l"
          icon={<CheckGlyph />}
          disabledReason={fault ? word(fault, { qty: most }) : checked === 'bad' ? word('mend_code') : undefined}
          onClick={() => onPut(String(Number(qty)))}
        >
          {word('put', { qty: fault ? most : amountWords(qty, line.unit) })}
        </Button>
      </footer>
    </>
  );
}

function daysWords(word: (name: string, args?: object) => string, expDt: string): string {
  const days = daysBetween(serverToday(), expDt);
  if (days === 0) return word('days_none');
  return word(days > 0 ? 'days_left' : 'days_over', { smart_count: Math.abs(days) });
}
