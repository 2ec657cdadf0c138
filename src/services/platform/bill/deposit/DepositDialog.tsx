/** 입금 파일로 수납: a statement is brought, its deposits are looked at, and what is ticked is booked in one go. */
import FileIcon from '@mui/icons-material/UploadFileOutlined';
import { useRef, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { ImportProblem } from '../../../../admin/import/ImportProblem.tsx';
import type { ListScreenProps } from '../../../../admin/screens/contract.ts';
import { useDrop } from '../../../../admin/screens/form/attach/useDrop.ts';
import { Button } from '../../../../ui/button/Button.tsx';
import { cx } from '../../../../ui/cx.ts';
import { Dialog } from '../../../../ui/dialog/Dialog.tsx';
import { SelectBox } from '../../../../ui/form/SelectBox.tsx';
import { usePhone } from '../../../../ui/useMedia.ts';
import { DepositTable, useMoney, type Words } from './DepositTable.tsx';
import { sumOf, tickedOf } from './lines.ts';
import { useDeposits, type Deposits } from './useDeposits.tsx';
import '../../../../admin/import/import.css';
import './deposit.css';

/** As many as a call books. */
const most = 1000;

interface Props {
  readonly screen: ListScreenProps['screen'];
  readonly onClose: () => void;
}

export default function DepositDialog({ screen, onClose }: Props) {
  const t = useTranslate();
  const notify = useNotify();
  const shown = useMoney();
  const deposits = useDeposits(screen.name);
  const { prefix } = screen.resource;
  const w: Words = (key, args) => t(`resources.${prefix}.words.deposit.${key}`, args);
  const { file, judged, lines, busy, error } = deposits;
  const ticked = tickedOf(lines);

  const book = async () => {
    const outcomes = await deposits.book();
    if (!outcomes) return;
    const count = (of: string) => outcomes.filter(({ outcome }) => outcome === of).length;
    const [refused, already] = [count('refused'), count('already')];
    const sentence = [
      ...[w('done', { count: count('booked') }), already ? w('was_there', { count: already }) : ''],
      refused ? w('refused', { count: refused }) : '',
    ];
    notify(sentence.filter(Boolean).join(' '), { type: refused ? 'warning' : 'success' });
  };

  const reason = ticked.length > most ? w('too_many', { most }) : ticked.length ? undefined : w('nothing');
  return (
    <Dialog
      open
      width={1240}
      onClose={ticked.length || busy ? undefined : onClose}
      title={t(`resources.${prefix}.actions.deposit`)}
      lead={w('lead')}
      className="pb-dep"
      footerStart={
        file && (
          <span className="pb-dep__chosen" role="status">
            {w('chosen', { count: ticked.length, sum: shown(sumOf(lines)) })}
          </span>
        )
      }
      footer={
        <>
          <Button onClick={onClose} disabled={busy === 'booking'}>
            {w('close')}
          </Button>
          {file && (
            <Button kind="filled" disabled={busy !== undefined} disabledReason={reason} onClick={() => void book()}>
              {busy === 'booking' ? w('booking') : ticked.length ? w('book', { count: ticked.length }) : w('book_none')}
            </Button>
          )}
        </>
      }
    >
      {file && judged ? (
        <>
          <Top deposits={deposits} w={w} />
          <ImportProblem error={error} />
          <div className="pb-dep__scroll">
            <DepositTable deposits={deposits} bills={judged.bills} unread={file.unread} w={w} />
          </div>
        </>
      ) : (
        <Choose deposits={deposits} w={w} />
      )}
    </Dialog>
  );
}

/** Which file it is, and another sheet or file instead. */
function Top({ deposits: { file, busy, readSheet, reset }, w }: { readonly deposits: Deposits; readonly w: Words }) {
  const { fileNm, sheets, sheet, deposits, ignored } = file!;
  return (
    <div className="pb-dep__top">
      <p>
        {w('read', { file: fileNm, count: deposits.length })}
        {ignored > 0 && ` · ${w('ignored', { count: ignored })}`}
      </p>
      {sheets.length > 1 && (
        <SelectBox
          aria-label={w('sheet')}
          value={String(sheet)}
          disabled={busy !== undefined}
          onChange={(event) => readSheet(Number(event.target.value))}
        >
          {sheets.map((name, at) => (
            <option key={name} value={at}>
              {name}
            </option>
          ))}
        </SelectBox>
      )}
      <Button kind="quiet" disabled={busy !== undefined} onClick={reset}>
        {w('other')}
      </Button>
    </div>
  );
}

function Choose({ deposits: { busy, error, read }, w }: { readonly deposits: Deposits; readonly w: Words }) {
  const size = usePhone() ? 'l' : 'm';
  const input = useRef<HTMLInputElement>(null);
  const [several, setSeveral] = useState(false);
  const take = (files: readonly File[]) => {
    setSeveral(files.length !== 1);
    if (files.length === 1) void read(files[0]!);
  };
  const over = useDrop(!busy, take);
  return (
    <div className={cx('him-drop', 'pb-dep__drop', over && 'him-drop--over')}>
      <FileIcon aria-hidden="true" />
      <h3>{w('drop')}</h3>
      <p>{w('hint')}</p>
      <div className="him-drop__acts">
        <Button kind="filled" size={size} disabled={busy !== undefined} onClick={() => input.current?.click()}>
          {w(busy ? 'reading' : 'choose')}
        </Button>
      </div>
      <input
        ref={input}
        type="file"
        hidden
        tabIndex={-1}
        accept=".xlsx,.xlsm,.csv,.txt,.tsv"
        data-files="deposit"
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          // The same file may be chosen again, once it is mended.
          event.target.value = '';
          if (files.length) take(files);
        }}
      />
      <ImportProblem error={several ? new Error(w('one_file')) : error} />
    </div>
  );
}
