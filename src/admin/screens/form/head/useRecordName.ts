/** What the record of this form is called, as stored, with what stands beside its number. */
import { useFieldEnvironment } from '../../../../fields/ui-contract.ts';
import { textWithin } from '../../../../record/within.ts';
import { nameFieldOf } from '../names.ts';
import { useRecordForm } from '../recordForm.ts';
import { useShown } from '../useShown.ts';

export function useRecordName(): string {
  const environment = useFieldEnvironment();
  const { resource, before } = useRecordForm();
  const shown = useShown();
  const field = nameFieldOf(resource, before, environment.lang);
  const beside = textWithin(resource, field, before, environment);
  return [shown(field, undefined, before[field], before), beside].filter(Boolean).join(' ');
}
