/** The journal for the operator; outside production with the simulator's dialog beside it. */
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import type { Values } from '../../../core/field.ts';
import type { DeskDataProvider } from '../../../admin/providers/dataProvider.ts';
import { ActionDialog } from '../../../admin/screens/actions/ActionDialog.tsx';
import type { ListScreenProps } from '../../../admin/screens/contract.ts';
import ListScreen from '../../../admin/screens/list/ListScreen.tsx';
import { ApiError } from '../../../session/calls/error.ts';
import { isProduction } from '../../../session/config.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { planOf, simulate } from './simulate.ts';
import { SimulatorNote, toldKey } from './SimulatorNote.tsx';
import './message.css';

export default function MessageList(props: ListScreenProps) {
  const t = useTranslate();
  const notify = useNotify();
  const provider = useDataProvider<DeskDataProvider>();
  const queries = useQueryClient();
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const { resource } = props.screen;
  const label = t(`resources.${resource.prefix}.actions.simulate`);
  if (isProduction || props.level < 2) return <ListScreen {...props} />;

  const tell = async (input: Values) => {
    setBusy(true);
    try {
      await provider.tell(props.screen.name, 'simulator', planOf(input));
      setOpen(false);
      void queries.invalidateQueries({ queryKey: toldKey(props.screen.name) });
      notify('desk.acts.told', { type: 'success', messageArgs: { name: label } });
      return undefined;
    } catch (error) {
      if (error instanceof ApiError && error.problems.some(({ field }) => field !== undefined)) return error.problems;
      notify(error instanceof Error ? error.message : 'desk.error.general', { type: 'error' });
      return undefined;
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <ListScreen
        {...props}
        extra={
          <Button size="s" onClick={() => setOpen(true)}>
            {label}
          </Button>
        }
        extraChoices={[{ id: 'simulate', label, onClick: () => setOpen(true) }]}
      >
        <SimulatorNote screen={props.screen.name} />
      </ListScreen>
      {open && (
        <ActionDialog
          resource={resource}
          action={simulate}
          record={undefined}
          title={label}
          label={t('desk.acts.apply')}
          busy={busy}
          onRun={tell}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
