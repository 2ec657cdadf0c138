/** Where the way of any cargo is asked for by its number: `?cargMtNo=…` fills it in. */
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { InputFields } from '../../../admin/screens/actions/InputFields.tsx';
import { useInputForm } from '../../../admin/screens/actions/useInputForm.ts';
import { useLabels } from '../../../admin/screens/form/labels.ts';
import { readActionInput } from '../../../record/actions.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { plain } from '../../shared/bonded/plain.ts';
import { CargoTimeline } from './CargoTimeline.tsx';
import { cargoAsked, decl } from './decl.ts';

const prefix = 'cargo';
const required = new Set(Object.keys(cargoAsked));

export function AskCargo({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslate();
  const [params] = useSearchParams();
  const [asked, setAsked] = useState('');
  const word = (name: string) => t(`resources.${decl.prefix}.words.${name}`);
  const form = useInputForm({
    ...{ fields: cargoAsked, labels: useLabels(decl.prefix), prefix },
    start: { cargMtNo: params.get('cargMtNo') },
    // The same as the server reads the call by.
    check: (values) => readActionInput({ fields: cargoAsked }, values).problems,
  });
  const ask = () => form.checkAll() && setAsked(plain(form.values.cargMtNo));
  return (
    <Dialog
      open
      title={word('ask_cargo')}
      lead={word('ask_hint')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('desk.action.close')}</Button>
          <Button kind="filled" onClick={ask}>
            {word('look')}
          </Button>
        </>
      }
    >
      <InputFields {...{ form, prefix, required }} focusFirst />
      {asked && (
        <div className="bt-cargo__answer">
          <CargoTimeline cargMtNo={asked} />
        </div>
      )}
    </Dialog>
  );
}
