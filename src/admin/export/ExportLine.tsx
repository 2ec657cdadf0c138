/** One file of the list: its state in words and as a bar, and what can be done with it. */
import { useDataProvider, useNotify } from 'react-admin';
import { useState } from 'react';
import type { ExportRow } from '../../core/files/exporting.ts';
import { stateLook } from '../../fields/code/stateLook.ts';
import { formatMoment } from '../../fields/dateTime/index.ts';
import { useLanguage } from '../../session/language.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Chip } from '../../ui/chip/Chip.tsx';
import { saveBlob } from '../../ui/saveBlob.ts';
import { useT } from '../../ui/text.tsx';
import type { DeskDataProvider } from '../providers/dataProvider.ts';
import { failureOf } from './runExport.ts';
import { isOpen, useRemoveExport } from './useOwnExports.ts';

const grouped = (count: number) => count.toLocaleString('en-US');
const megabytes = (bytes: number) => (bytes / 1_000_000).toFixed(1);

export function ExportLine({ row }: { readonly row: ExportRow }) {
  const t = useT();
  const lang = useLanguage();
  const notify = useNotify();
  const provider = useDataProvider<DeskDataProvider>();
  const remove = useRemoveExport();
  const [busy, setBusy] = useState(false);
  const { id, fileNm, stCd, done, total, fileSize, failTxt } = row;
  const open = isOpen(row);

  const attempt = async (work: () => Promise<void>) => {
    setBusy(true);
    try {
      await work();
    } catch (error) {
      notify(failureOf(error), { type: 'error' });
    } finally {
      setBusy(false);
    }
  };
  const download = () => attempt(async () => saveBlob(await provider.exportFile(id)));
  const takeAway = () =>
    attempt(async () => {
      await remove(id);
      notify(t(open ? 'exports.stopped' : 'exports.removed'), { type: 'success' });
    });
  return (
    <tr>
      <th scope="row">
        <span className="hx-list__name">{fileNm}</span>
        {fileSize !== null && <small>{t('exports.size', { mb: megabytes(fileSize) })}</small>}
      </th>
      <td className="hg-tn" data-label={t('exports.ordered')}>
        {formatMoment(row.createDt, lang)}
      </td>
      <td data-label={t('exports.state')}>
        <span className="hx-list__state">
          <Chip {...stateLook(stCd)}>{t(`exports.states.${stCd}`)}</Chip>
          {stCd === 'RUN' && <progress className="hx-bar" aria-label={fileNm} max={total || 1} value={done} />}
          {stCd === 'FAIL' && <small>{failTxt}</small>}
        </span>
      </td>
      <td className="hg-tn hx-end" data-label={t('exports.count')}>
        {stCd === 'RUN' ? `${grouped(done)} / ${grouped(total)}` : grouped(total)}
      </td>
      <td className="hg-tn" data-label={t('exports.until')}>
        {row.expireDt ? formatMoment(row.expireDt, lang) : '–'}
      </td>
      <td>
        <span className="hx-list__buttons">
          {stCd === 'DONE' && (
            <Button
              size="s"
              kind="filled"
              disabled={busy}
              aria-label={t('exports.download_of', { name: fileNm })}
              onClick={() => void download()}
            >
              {t('exports.download')}
            </Button>
          )}
          <Button
            size="s"
            disabled={busy}
            aria-label={t(open ? 'exports.cancel_of' : 'exports.remove_of', { name: fileNm })}
            onClick={() => void takeAway()}
          >
            {t(open ? 'desk.action.cancel' : 'exports.remove')}
          </Button>
        </span>
      </td>
    </tr>
  );
}
