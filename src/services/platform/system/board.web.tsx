/** The form of a post: the derived one; whoever answers a question reads it in the dialog. */
import { useTranslate } from 'react-admin';
import type { PlanProps } from '../../../admin/screens/actions/ActionDialog.tsx';
import type { FormScreenProps } from '../../../admin/screens/contract.ts';
import FormScreen from '../../../admin/screens/form/FormScreen.tsx';
import type { FormParts } from '../../../admin/screens/form/parts.ts';
import { uiOf } from '../../../fields/ui.ts';
import { board } from './board.ts';
import { onPortal } from './onPortal.ts';

const { boardDesc } = board.fields;

function Question({ record }: PlanProps) {
  const t = useTranslate();
  const { Read } = uiOf(boardDesc);
  return (
    // A long one is scrolled by keys, too.
    <div className="hg-answered" tabIndex={0} role="region" aria-label={t(`resources.${board.prefix}.words.question`)}>
      <h3>{String(record.title ?? '')}</h3>
      {Read && <Read field={boardDesc} name="boardDesc" value={record.boardDesc} record={record} />}
    </div>
  );
}

const parts: FormParts = {
  answered: { answer: Question },
  links: [onPortal],
};

export default function BoardForm(props: FormScreenProps) {
  return <FormScreen {...props} parts={parts} />;
}
