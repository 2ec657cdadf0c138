/** Of a trip that waits at its gate: what was read there and was not as planned, so that whoever drives or plans it knows why it stands. */
import { useTranslate } from 'react-admin';
import { useFacts } from '../../../admin/screens/actions/useFacts.ts';
import { useRecordForm } from '../../../admin/screens/form/recordForm.ts';
import { formatDay } from '../../../fields/date/formatDay.ts';
import { useFieldEnvironment } from '../../../fields/ui-contract.ts';
import { AlertGlyph } from '../../../ui/icon/glyphs.tsx';
import { comparedNames, type Compared } from './steps.ts';
import '../../shared/deadline.css';

interface Differed {
  readonly at: string;
  readonly read: Readonly<Partial<Record<Compared, string | null>>>;
}

export function GateDiffered() {
  const t = useTranslate();
  const { lang } = useFieldEnvironment();
  const { screen, before, labels } = useRecordForm();
  const facts = useFacts(screen, before, before.stCd === 'SUBM');
  const found = typeof facts === 'string' ? undefined : (facts.differed as Differed | null | undefined);
  if (!found) return null;
  const word = (name: string, args?: object) => t(`resources.btcd/plan.gate.${name}`, args);
  const what = comparedNames.flatMap((name) => {
    if (!(name in found.read)) return [];
    const planned = String(before[name] ?? '') || word('no_seal');
    return word('differed_one', { name: labels.field(name), read: found.read[name] || word('no_seal'), planned });
  });
  return (
    <span className="hg-deadline hg-deadline--late">
      <AlertGlyph />
      {word('differed', {
        at: `${formatDay(found.at.slice(0, 10), lang)}${found.at.slice(10)}`,
        what: what.join(', '),
      })}
    </span>
  );
}
