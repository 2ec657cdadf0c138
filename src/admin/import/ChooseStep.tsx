/** The first step: a file, dropped or chosen; what may be in it is said before. */
import FileIcon from '@mui/icons-material/UploadFileOutlined';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { importLimits } from '../../core/files/importing.ts';
import { Button } from '../../ui/button/Button.tsx';
import { cx } from '../../ui/cx.ts';
import { usePhone } from '../../ui/useMedia.ts';
import { useT } from '../../ui/text.tsx';
import { useDrop } from '../screens/form/attach/useDrop.ts';
import { ImportProblem } from './ImportProblem.tsx';
import type { Importing } from './useImport.ts';

interface Props {
  readonly importing: Importing;
  readonly onRead: () => void;
  readonly onTemplate: () => void;
  /** Below the hint. */
  readonly after?: ReactNode;
}

export function ChooseStep({ importing, onRead, onTemplate, after }: Props) {
  const t = useT();
  const size = usePhone() ? 'l' : 'm';
  const input = useRef<HTMLInputElement>(null);
  const [several, setSeveral] = useState(false);
  const { busy, error, read } = importing;
  const take = async (files: readonly File[]) => {
    setSeveral(files.length !== 1);
    const [file] = files;
    if (file && files.length === 1 && (await read(file))) onRead();
  };
  const over = useDrop(!busy, (files) => void take(files));
  const limits = t('imports.limits', {
    mb: importLimits.bytes / 1024 / 1024,
    rows: importLimits.rows.toLocaleString('en-US'),
  });
  return (
    <div className="him-choose">
      <div className={cx('him-drop', over && 'him-drop--over')}>
        <FileIcon aria-hidden="true" />
        <h2>{t(over ? 'imports.dropped' : 'imports.drop')}</h2>
        <p>{limits}</p>
        <div className="him-drop__acts">
          <Button kind="filled" size={size} disabled={busy !== undefined} onClick={() => input.current?.click()}>
            {t(busy ? 'imports.reading' : 'imports.choose')}
          </Button>
          <Button size={size} icon={<DownloadIcon />} onClick={onTemplate}>
            {t('imports.template')}
          </Button>
        </div>
        <input
          ref={input}
          type="file"
          hidden
          tabIndex={-1}
          accept=".xlsx,.xlsm,.csv,.txt,.tsv"
          data-files="import"
          onChange={(event) => {
            const files = [...(event.target.files ?? [])];
            // The same file may be chosen again, once it is mended.
            event.target.value = '';
            if (files.length) void take(files);
          }}
        />
        <ImportProblem error={several ? new Error(t('imports.one_file')) : error} />
      </div>
      <p className="him-hint">{t('imports.hint')}</p>
      {after}
    </div>
  );
}
