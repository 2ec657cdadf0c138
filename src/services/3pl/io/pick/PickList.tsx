/** How far the picking has come: the places that are left in walking order, and those that were picked. */
import { useEffect } from 'react';
import { useTranslate } from 'react-admin';
import Scan from '@mui/icons-material/QrCodeScannerOutlined';
import { useRecordForm } from '../../../../admin/screens/form/recordForm.ts';
import { grouped } from '../../../../fields/decimal/exact.ts';
import { useFieldEnvironment } from '../../../../fields/ui-contract.ts';
import { Button } from '../../../../ui/button/Button.tsx';
import { cx } from '../../../../ui/cx.ts';
import { CheckGlyph } from '../../../../ui/icon/glyphs.tsx';
import { useDay } from '../../../shared/useDay.web.ts';
import { nextLine, pickedWords, progressOf, type PickLine } from './picking.ts';

interface Props {
  readonly lines: readonly PickLine[];
  /** Id of the heading, where a reader begins. */
  readonly heading: string;
  readonly onLine: (line: PickLine) => void;
  readonly onDone: () => void;
}

export function PickList({ lines, heading, onLine, onDone }: Props) {
  const t = useTranslate();
  const { codeName } = useFieldEnvironment();
  const { resource, before } = useRecordForm();
  const day = useDay();
  const word = (name: string, args?: object) => t(`resources.${resource.prefix}.pick.${name}`, args);
  useEffect(() => document.getElementById(heading)?.focus(), [heading]);
  const progress = progressOf(lines);
  const next = nextLine(lines);
  const left = lines.filter(({ picked }) => picked === undefined);
  const taken = lines.filter(({ picked }) => picked !== undefined);
  const about = [
    before.shipToNm && word('to', { name: before.shipToNm }),
    before.planDt && word('day', { day: day(before.planDt) }),
    codeName('WH', String(before.whCd)),
  ];
  const lot = ({ lotNo }: PickLine) => lotNo || word('no_lot');
  const expiry = ({ expDt }: PickLine) => expDt && word('expires', { day: day(expDt) });
  return (
    <>
      <div className="tp-pick__scroll">
        <section className="tp-pick__sum">
          <p>
            <span>
              {progress.units.map(({ unit, done, all }) => (
                <span key={unit}>
                  <b>{grouped(done)}</b> / {word('figure', { all: grouped(all), unit })}
                </span>
              ))}
            </span>
            <span>{word('lines', { ...progress, smart_count: progress.all })}</span>
          </p>
          <div
            className="tp-pick__track"
            role="progressbar"
            aria-label={word('bar')}
            aria-valuenow={Math.round(progress.percent)}
          >
            <i style={{ width: `${progress.percent}%` }} />
          </div>
          <small>{about.filter(Boolean).join(' · ')}</small>
        </section>
        {left.length > 0 && (
          <>
            <h2>
              {word('left')} <span>{word('order')}</span>
            </h2>
            <ul>
              {left.map((line) => (
                <li key={line.id}>
                  <button
                    type="button"
                    className={cx('tp-pick__row', line === next && 'tp-pick__row--next')}
                    onClick={() => onLine(line)}
                  >
                    <strong>{line.place || word('no_place')}</strong>
                    <span>
                      <b>{line.item}</b>
                      <small>{lot(line)}</small>
                      {line.expDt && <small>{expiry(line)}</small>}
                    </span>
                    <em>
                      {grouped(line.most)} <small>{line.unit}</small>
                    </em>
                  </button>
                </li>
              ))}
            </ul>
          </>
        )}
        {taken.length > 0 && (
          <>
            <h2>{word('taken')}</h2>
            <ul>
              {taken.map((line) => (
                <li key={line.id}>
                  <button type="button" className="tp-pick__row tp-pick__row--taken" onClick={() => onLine(line)}>
                    <strong>{line.place || word('no_place')}</strong>
                    <span>
                      <b>{line.item}</b>
                      <small>{[lot(line), expiry(line)].filter(Boolean).join(' · ')}</small>
                    </span>
                    <em>
                      <CheckGlyph />
                      {grouped(line.picked!)}
                      {line.picked !== line.most && <small> / {grouped(line.most)}</small>}
                    </em>
                  </button>
                </li>
              ))}
            </ul>
          </>
        )}
        {lines.some(({ expDt }) => expDt) && <p className="tp-pick__note">{word('fefo')}</p>}
      </div>
      <footer className="tp-pick__foot">
        {next ? (
          <Button kind="filled" size="l" icon={<Scan />} onClick={() => onLine(next)}>
            {word('go', { place: next.place || word('no_place') })}
          </Button>
        ) : (
          <Button kind="filled" size="l" icon={<CheckGlyph />} onClick={onDone}>
            {word('finish', { qty: pickedWords(progress) })}
          </Button>
        )}
      </footer>
    </>
  );
}
