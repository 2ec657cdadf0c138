/** Declarations as a list, with the place where the way of any cargo is asked for: `?cargo=…`. */
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import type { ListScreenProps } from '../../../admin/screens/contract.ts';
import ListScreen from '../../../admin/screens/list/ListScreen.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { FormField } from '../../../ui/form/FormField.tsx';
import { TextBox } from '../../../ui/form/TextBox.tsx';
import { plain } from '../../shared/bonded/plain.ts';
import { CargoTimeline } from './CargoTimeline.tsx';

export default function DeclList(props: ListScreenProps) {
  const t = useTranslate();
  const [open, setOpen] = useState(false);
  const label = t('resources.bta/decl.words.ask_cargo');
  return (
    <ListScreen
      {...props}
      extra={
        <Button size="s" onClick={() => setOpen(true)}>
          {label}
        </Button>
      }
      extraChoices={[{ id: 'cargoInfo', label, onClick: () => setOpen(true) }]}
    >
      {open && <AskCargo onClose={() => setOpen(false)} />}
    </ListScreen>
  );
}

function AskCargo({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslate();
  const [params] = useSearchParams();
  const [no, setNo] = useState(params.get('cargMtNo') ?? '');
  const [asked, setAsked] = useState('');
  const word = (name: string) => t(`resources.bta/decl.words.${name}`);
  return (
    <Dialog open title={word('ask_cargo')} onClose={onClose}>
      <form
        className="bt-cargo__ask"
        onSubmit={(event) => {
          event.preventDefault();
          setAsked(plain(no));
        }}
      >
        <FormField label={t('fields.cargMtNo')} help={word('ask_hint')} span="full">
          {(ids) => <TextBox {...ids} value={no} autoComplete="off" onChange={(event) => setNo(event.target.value)} />}
        </FormField>
        <Button type="submit" kind="filled">
          {word('look')}
        </Button>
      </form>
      {asked && (
        <div className="bt-cargo">
          <CargoTimeline cargMtNo={asked} />
        </div>
      )}
    </Dialog>
  );
}
