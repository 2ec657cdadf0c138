/** The form of a bonded-transport declaration: the derived one with the way of its cargo, and the plans that follow. */
import type { FormScreenProps } from '../../../admin/screens/contract.ts';
import FormScreen from '../../../admin/screens/form/FormScreen.tsx';
import type { FormParts } from '../../../admin/screens/form/parts.ts';
import { useRecordForm } from '../../../admin/screens/form/recordForm.ts';
import type { Values } from '../../../core/field.ts';
import { cargoNo, typeOf } from '../../../fields/index.ts';
import { useFieldEnvironment } from '../../../fields/ui-contract.ts';
import { Deadline } from '../../shared/Deadline.tsx';
import { CargoTimeline } from './CargoTimeline.tsx';
import { FavouriteZones } from './FavouriteZones.tsx';

function Cargos() {
  const { before } = useRecordForm();
  const environment = useFieldEnvironment();
  const numbers = ((before.cargoList ?? []) as readonly Values[]).map(({ cargMtNo }) => String(cargMtNo));
  return (
    <div className="bt-cargo">
      {numbers.map((no) => (
        <section key={no}>
          <h3>{typeOf(cargoNo()).format(no, cargoNo(), environment)}</h3>
          <CargoTimeline cargMtNo={no} />
        </section>
      ))}
    </div>
  );
}

const parts: FormParts = {
  apart: ['stCd', 'mgtNo', 'totPkgCnt', 'totWgt'],
  below: <FavouriteZones />,
  tabs: [{ id: 'progress', View: Cargos }],
  next: [
    {
      id: 'plan',
      prefix: 'btcd/plan',
      when: ({ stCd }) => stCd === 'RELEASE' || stCd === 'MOVE',
      start: ({ id }) => ({ declId: String(id) }),
    },
  ],
  rule: <Deadline field="dueDt" states={['RELEASE', 'MOVE']} near={2} />,
};

export default function DeclForm(props: FormScreenProps) {
  return <FormScreen {...props} parts={parts} />;
}
