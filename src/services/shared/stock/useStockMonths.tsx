/** Closing a month of a stock ledger from its list, and opening the last one again with a reason. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import type { OwnAction } from '../../../admin/layout/pageActions.ts';
import type { DeskDataProvider } from '../../../admin/providers/dataProvider.ts';
import { ActionDialog } from '../../../admin/screens/actions/ActionDialog.tsx';
import type { ListScreenProps } from '../../../admin/screens/contract.ts';
import type { Values } from '../../../core/field.ts';
import type { ActionButton } from '../../../core/resource.ts';
import { ApiError } from '../../../session/calls/error.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { closedLast, closeMonthFields, reopenMonthFields, type StockMonth } from './months.ts';

const actions = {
  closeMonth: { name: 'closeMonth', fields: closeMonthFields },
  reopenMonth: { name: 'reopenMonth', fields: reopenMonthFields, danger: true },
} as const satisfies Readonly<Record<string, ActionButton>>;
type Name = keyof typeof actions;

export interface StockMonths {
  readonly buttons: ReactNode;
  readonly choices: readonly OwnAction[];
  readonly dialog: ReactNode;
}

const written = (ym: string) => `${ym.slice(0, 4)}-${ym.slice(4)}`;

export function useStockMonths({ screen, level }: ListScreenProps): StockMonths {
  const t = useTranslate();
  const notify = useNotify();
  const provider = useDataProvider<DeskDataProvider>();
  const queries = useQueryClient();
  const [open, setOpen] = useState<Name>();
  const [busy, setBusy] = useState(false);
  const queryKey = [screen.name, 'months'];
  const { data } = useQuery({
    queryKey,
    queryFn: ({ signal }) =>
      provider.readCall<{ content: readonly StockMonth[] }>(screen.name, 'months', {}, { signal }),
    enabled: level === 2,
  });
  if (level < 2) return { buttons: null, choices: [], dialog: null };
  const last = closedLast(data?.content ?? []);
  const until = last === undefined ? undefined : written(last);
  const { prefix } = screen.resource;
  const label = (name: Name) => t(`resources.${prefix}.actions.${name}`);
  const names: readonly Name[] = until === undefined ? ['closeMonth'] : ['closeMonth', 'reopenMonth'];

  const run = async (name: Name, input: Values) => {
    setBusy(true);
    try {
      const { ym } = (await provider.tell(screen.name, name, input)) as { readonly ym: string };
      setOpen(undefined);
      notify(t(`resources.${prefix}.words.${name}_done`, { ym: written(ym) }), { type: 'success' });
    } catch (error) {
      if (error instanceof ApiError && error.problems.some(({ field }) => field !== undefined)) return error.problems;
      notify(error instanceof Error ? error.message : 'desk.error.general', { type: 'error' });
    } finally {
      setBusy(false);
      void queries.invalidateQueries({ queryKey });
    }
    return undefined;
  };
  return {
    buttons: names.map((name) => (
      <Button key={name} size="s" onClick={() => setOpen(name)}>
        {label(name)}
      </Button>
    )),
    choices: names.map((name) => ({ id: name, label: label(name), onClick: () => setOpen(name) })),
    dialog: open && (
      <ActionDialog
        resource={screen.resource}
        action={actions[open]}
        record={undefined}
        facts={{ until: until ?? t('desk.form.none') }}
        title={label(open)}
        label={label(open)}
        busy={busy}
        onRun={(input) => run(open, input)}
        onClose={() => setOpen(undefined)}
      />
    ),
  };
}
