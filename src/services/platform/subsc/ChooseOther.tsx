/** Beside the service that is applied for: the window with all of them, for whoever meant another one. */
import { useTranslate } from 'react-admin';
import { chosenValues } from '../../../admin/screens/form/inputs/inputs.ts';
import { headerLock, isFixed } from '../../../admin/screens/form/locks.ts';
import { useRecordForm } from '../../../admin/screens/form/recordForm.ts';
import { narrowing, targetOf, useChooser, useTaking } from '../../../fields/ref/useReference.ts';
import { useFieldEnvironment } from '../../../fields/ui-contract.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { subsc } from './subsc.ts';

const field = subsc.fields.prodId;

export function ChooseOther() {
  const t = useTranslate();
  const { nameOf } = useFieldEnvironment();
  const { values, situation, labels, locked, change, propose } = useRecordForm(subsc);
  const { take } = useTaking(values.prodId, (row) => {
    change(chosenValues(subsc, 'prodId', row.id, nameOf(row)), 'prodId');
    propose('prodId');
  });
  const choose = useChooser(
    targetOf(field),
    labels.field('prodId'),
    narrowing(field, values),
    ([row]) => row && take(row),
  );
  const closed =
    situation.mode === 'read' || headerLock(situation) || isFixed(field, situation) || locked.has('prodId');
  if (closed || !choose) return null;
  return (
    <Button kind="quiet" size="s" className="hg-service__other" onClick={() => void choose('')}>
      {t('resources.platform/subsc.words.apply.choose_other')}
    </Button>
  );
}
