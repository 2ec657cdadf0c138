/** The form of a user: the derived one; before somebody new is saved it says what they add to the bill. */
import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useTranslate } from 'react-admin';
import type { DeskDataProvider } from '../../../admin/providers/dataProvider.ts';
import type { FormScreenProps } from '../../../admin/screens/contract.ts';
import FormScreen from '../../../admin/screens/form/FormScreen.tsx';
import type { FormParts } from '../../../admin/screens/form/parts.ts';
import { useRecordForm } from '../../../admin/screens/form/recordForm.ts';
import { typeOf, won } from '../../../fields/index.ts';
import { useFieldEnvironment } from '../../../fields/ui-contract.ts';
import type { Growth } from '../subsc/company.ts';
import { AbsencePlan, FormAbsence } from './AbsenceNote.tsx';
import { user } from './user.ts';
import '../subsc/subsc.css';

const money = won();

function GrowthNote() {
  const t = useTranslate();
  const environment = useFieldEnvironment();
  const provider = useDataProvider<DeskDataProvider>();
  const { screen, situation } = useRecordForm(user);
  const begins = situation.mode === 'new' || situation.mode === 'copy';
  const { data } = useQuery({
    queryKey: [screen.name, 'growth'],
    queryFn: ({ signal }) => provider.readCall<Partial<Growth>>(screen.name, 'growth', {}, { signal }),
    enabled: begins,
    // It only tells ahead: the form goes without it.
    retry: false,
    gcTime: 0,
  });
  // Once stored they are counted.
  if (!begins || !data?.tot || !data.sumAmount) return null;
  const shown = (amount: string) => typeOf(money).format(amount, money, environment);
  return (
    <p className="hg-applied" role="status">
      {t('resources.platform/user.words.grows', {
        users: data.users,
        amount: shown(data.tot),
        sum: shown(data.sumAmount),
      })}
    </p>
  );
}

const parts: FormParts = {
  lead: (
    <>
      <GrowthNote />
      <FormAbsence />
    </>
  ),
  plans: { standIn: AbsencePlan },
};

export default function UserForm(props: FormScreenProps) {
  return <FormScreen {...props} parts={parts} />;
}
