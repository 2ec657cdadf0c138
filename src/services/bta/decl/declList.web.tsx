/** Declarations as a list, with the button by which the way of any cargo is asked for. */
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { ListScreenProps } from '../../../admin/screens/contract.ts';
import ListScreen from '../../../admin/screens/list/ListScreen.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { AskCargo } from './AskCargo.tsx';

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
