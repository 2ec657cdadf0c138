/** Brings the messages back to the right of the record. */
import { messageGrid } from '../../../../core/messages.ts';
import { useFieldEnvironment } from '../../../../fields/ui-contract.ts';
import { IconButton } from '../../../../ui/button/IconButton.tsx';
import { useT } from '../../../../ui/text.tsx';
import { Words } from '../../../../ui/Words.tsx';
import { useRecordForm } from '../recordForm.ts';
import { SideGlyph } from './SideGlyph.tsx';
import { useKeptFocus } from './keptFocus.ts';

export default function UnfoldSide({ onUnfold }: { readonly onUnfold: () => void }) {
  const { lang } = useFieldEnvironment();
  return (
    <Words section="history" lang={lang}>
      <Unfold onUnfold={onUnfold} />
    </Words>
  );
}

function Unfold({ onUnfold }: { readonly onUnfold: () => void }) {
  const t = useT();
  const { labels } = useRecordForm();
  const [ref, keep] = useKeptFocus();
  return (
    <span ref={ref}>
      <IconButton
        size="s"
        label={t('history.messages.unfold', { name: labels.grid(messageGrid) })}
        onClick={() => {
          keep();
          onUnfold();
        }}
      >
        <SideGlyph />
      </IconButton>
    </span>
  );
}
