/** A field that takes barcodes and item codes one after another: each adds a row or one to its quantity, and is told of. */
import { useId, useLayoutEffect, useRef, useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import type { DeskDataProvider } from '../../../admin/providers/dataProvider.ts';
import { gridLock } from '../../../admin/screens/form/locks.ts';
import { placeOf } from '../../../admin/screens/form/model/problems.ts';
import { useRecordForm } from '../../../admin/screens/form/recordForm.ts';
import { useFieldEnvironment } from '../../../fields/ui-contract.ts';
import { newRow } from '../../../record/defaults.ts';
import { displayName } from '../../../record/resource.ts';
import { getSession } from '../../../session/session.ts';
import { serverToday } from '../../../session/today.ts';
import { newUid, type Row } from '../../../sheet/editing.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { TextBox } from '../../../ui/form/TextBox.tsx';
import type { Scanned, ScannedItem } from './scanned.ts';
import { ioFields } from './io.fields.ts';
import { withScanned } from './scan.web.ts';
import './scan.css';

const list = 'itemList';

interface Missed {
  readonly key: string;
  readonly code: string;
  readonly why: string;
}

/** What a scan brought about; the last few stay, for a scanner is quicker than an eye. */
interface Said {
  readonly key: string;
  readonly words: string;
}

export function ScanRows() {
  const t = useTranslate();
  const id = useId();
  const { phone, nameOf } = useFieldEnvironment();
  const provider = useDataProvider<DeskDataProvider>();
  const form = useRecordForm();
  const { screen, resource, situation } = form;
  const [code, setCode] = useState('');
  const [said, setSaid] = useState<readonly Said[]>([]);
  const [missed, setMissed] = useState<readonly Missed[]>([]);
  const input = useRef<HTMLInputElement>(null);
  // A scanner does not wait: what comes meanwhile stands in line, and meets the rows as they are by then.
  const line = useRef(Promise.resolve());
  const last = useRef<string>(undefined);
  const newest = useRef(form);
  useLayoutEffect(() => {
    newest.current = form;
  });
  if (situation.mode === 'read' || gridLock(situation, ioFields.item) !== undefined) return null;
  const word = (name: string, args?: Readonly<Record<string, unknown>>) =>
    t(`resources.${resource.prefix}.scan.${name}`, args);

  const miss = (one: string, why: string) => {
    setMissed((before) => [...before, { key: newUid(), code: one, why }]);
  };
  const fresh = (item: ScannedItem) => (): Row => {
    const session = getSession();
    const who =
      session.status === 'in'
        ? { userId: session.user.id, corpId: session.corp.id }
        : { userId: 0, corpId: situation.corpId };
    return {
      ...newRow(ioFields.item, { today: serverToday(), ...who }),
      ...{ uid: newUid(), [displayName('itemId')]: nameOf(item) },
      ...{ unitCd: item.unitCd, lotYn: item.lotYn, expYn: item.expYn },
    };
  };
  const put = (one: string, item: ScannedItem) => {
    const { values, change } = newest.current;
    const done = withScanned((values[list] ?? []) as readonly Row[], item.id, last.current, fresh(item));
    if ('full' in done) return miss(one, word('full', { row: done.full }));
    last.current = done.key;
    change({ [list]: done.rows }, placeOf('planQty', 'item', done.key), placeOf(undefined, 'item', done.key));
    const row = done.rows[done.row - 1]!;
    const name = [nameOf(item), row.lotNo].filter(Boolean).join(' · ');
    const told = { row: done.row, item: name, from: done.from, to: done.to };
    const words = word(done.from === undefined ? 'added' : 'grown', told);
    setSaid((before) => [{ key: newUid(), words }, ...before].slice(0, 3));
  };
  const look = async (one: string) => {
    const { clntId } = newest.current.values;
    if (typeof clntId !== 'number') return miss(one, word('no_owner'));
    try {
      const asked = { clntId, code: one };
      const { content, other } = await provider.readCall<Scanned>(screen.name, 'scan', asked);
      const [item] = content;
      if (!item) return miss(one, word(other ? 'other' : 'unknown'));
      if (content.length > 1) return miss(one, word('several'));
      put(one, item);
    } catch {
      miss(one, word('failed'));
    }
  };
  const scan = (text: string) => {
    const one = text.trim();
    setCode('');
    input.current?.focus();
    if (one) line.current = line.current.then(() => look(one));
  };
  const drop = (key: string) => setMissed((before) => before.filter((one) => one.key !== key));

  return (
    <div className="tp-scan">
      <div className="tp-scan__line">
        <label htmlFor={id}>{word('label')}</label>
        <TextBox
          ref={input}
          id={id}
          boxClassName="tp-scan__box"
          value={code}
          maxLength={60}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="enter"
          aria-describedby={`${id}-said`}
          onChange={(event) => setCode(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
            event.preventDefault();
            event.stopPropagation();
            // What the field holds now: a scanner types faster than it is drawn.
            scan(event.currentTarget.value);
          }}
        />
        <Button size={phone ? 'm' : 's'} disabled={!code.trim()} onClick={() => scan(code)}>
          {word('put')}
        </Button>
        <output id={`${id}-said`} className="tp-scan__said">
          {said.length === 0 && word('hint')}
          {said.map(({ key, words }) => (
            <span key={key}>{words}</span>
          ))}
        </output>
      </div>
      <div role="alert">
        {missed.length > 0 && (
          <>
            <p className="tp-scan__kept">{word('kept', { count: missed.length, smart_count: missed.length })}</p>
            <ul className="tp-scan__missed">
              {missed.map((one) => (
                <li key={one.key}>
                  <b>{one.code}</b>
                  <span>{one.why}</span>
                  <Button
                    size="s"
                    aria-label={word('again', { code: one.code })}
                    onClick={() => {
                      drop(one.key);
                      scan(one.code);
                    }}
                  >
                    {word('look')}
                  </Button>
                  <Button
                    size="s"
                    aria-label={word('drop', { code: one.code })}
                    onClick={() => {
                      drop(one.key);
                      input.current?.focus();
                    }}
                  >
                    {word('remove')}
                  </Button>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </div>
  );
}
