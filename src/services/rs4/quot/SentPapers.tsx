/** The papers of one revision as they left the house, each with the people whom an e-mail brought it. */
import { useTranslate } from 'react-admin';
import { useShown } from '../../../admin/screens/form/useShown.ts';
import { stateLook } from '../../../fields/code/stateLook.ts';
import { useFieldEnvironment } from '../../../fields/ui-contract.ts';
import { Chip } from '../../../ui/chip/Chip.tsx';
import { quot } from './quot.ts';
import { useSaveFile } from '../../shared/useSaveFile.web.ts';
import type { Revision, Sending } from './revisions.ts';

export function SentPapers({ revision: { papers, sentDtm } }: { readonly revision: Revision }) {
  const t = useTranslate();
  const save = useSaveFile();
  if (papers.length === 0)
    return <span className="hg-t2">{sentDtm ? '–' : t(`resources.${quot.prefix}.sent.none`)}</span>;
  return (
    <ul className="hg-revs__papers">
      {papers.map((paper) => (
        <li key={paper.fileDetailId}>
          <button
            type="button"
            className="hg-revs__paper"
            aria-label={t('desk.attach.download', { name: paper.oriFileNm })}
            onClick={() => void save(paper)}
          >
            {paper.oriFileNm}
          </button>
          {paper.to.length === 0 && <small>{t(`resources.${quot.prefix}.sent.by_hand`)}</small>}
          {paper.to.map((sending) => (
            <Recipient key={`${sending.addr} ${sending.sentDtm}`} {...sending} />
          ))}
        </li>
      ))}
    </ul>
  );
}

function Recipient({ name, addr, stCd, sentDtm }: Sending) {
  const shown = useShown();
  const { codeName } = useFieldEnvironment();
  return (
    <span className="hg-revs__to">
      {name && <b>{name}</b>} <span className="hg-t2">{addr}</span>{' '}
      <Chip {...stateLook(stCd)}>{codeName('MSG_ST', stCd)}</Chip>
      {sentDtm && <small>{shown('sentDtm', undefined, sentDtm)}</small>}
    </span>
  );
}
