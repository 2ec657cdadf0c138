/** What the sums of a list leave out, in words; '' where every record counts. */
import { useFieldEnvironment } from '../../../fields/ui-contract.ts';
import { countNote, type LeftOut } from '../../../record/counted.ts';
import { useT } from '../../../ui/text.tsx';
import { useDerivedList } from './derivedList.ts';

export function useCountNote(): (left: LeftOut | undefined, total: number) => string {
  const t = useT();
  const context = useFieldEnvironment();
  const { screen } = useDerivedList();
  return (left, total) => {
    const note = countNote(screen.resource, left, total, context);
    return note ? `(${t(note.key, note)})` : '';
  };
}
