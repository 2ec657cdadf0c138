/** The newest files of all documents, each with the document that it belongs to. */
import { Card } from '../../../admin/dashboard/Card.tsx';
import { useLinks } from '../../../admin/dashboard/useLinks.ts';
import { useT } from '../../../ui/text.tsx';
import { useSaveFile } from '../../shared/useSaveFile.web.ts';
import type { DealFile, Dealings } from './dealings.ts';
import { useDay } from '../../shared/useDay.web.ts';

export function DealFiles({ total, content }: Dealings['files']) {
  const t = useT();
  const note =
    total > content.length
      ? t('dealings.newest', { shown: content.length, count: total })
      : t('dealings.cases', { count: total });
  return (
    <Card title={t('dealings.files')} note={note}>
      <ul className="rs4-deals__rows rs4-deals__rows--files">
        {content.map((file) => (
          <Row key={file.fileDetailId} file={file} />
        ))}
      </ul>
    </Card>
  );
}

function Row({ file }: { readonly file: DealFile }) {
  const t = useT();
  const dayText = useDay();
  const save = useSaveFile();
  const { record, follow } = useLinks();
  const { oriFileNm, createDt, prefix, recordId, recordNo } = file;
  const href = record(prefix, recordId);
  const of = t('dealings.of', { name: t(`resources.${prefix}.name`, { smart_count: 1 }), no: recordNo });
  return (
    <li>
      <button
        type="button"
        className="rs4-deals__file"
        aria-label={t('desk.attach.download', { name: oriFileNm })}
        onClick={() => void save(file)}
      >
        {oriFileNm}
      </button>
      <span className="rs4-deals__day">{dayText(createDt)}</span>
      {href ? (
        <a href={href} onClick={(event) => follow(event, href)}>
          {of}
        </a>
      ) : (
        <span>{of}</span>
      )}
    </li>
  );
}
