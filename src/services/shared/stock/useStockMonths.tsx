/** Closings of a stock ledger from its list: which months are closed, closing one, and opening the last one again with a reason. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import type { OwnAction } from '../../../admin/layout/pageActions.ts';
import type { DeskDataProvider } from '../../../admin/providers/dataProvider.ts';
import { ActionDialog } from '../../../admin/screens/actions/ActionDialog.tsx';
import type { ListScreenProps } from '../../../admin/screens/contract.ts';
import type { Values } from '../../../core/field.ts';
import { monthText } from '../../../core/months.ts';
import type { ActionButton } from '../../../core/resource.ts';
import { ApiError } from '../../../session/calls/error.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { useT } from '../../../ui/text.tsx';
import { closedLast, closeMonthFields, reopenMonthFields, type StockMonth } from './months.ts';

const StockMonthsDialog = lazy(async () => ({ default: (await import('./StockMonthsDialog.tsx')).StockMonthsDialog }));

const actions = {
  closeMonth: { name: 'closeMonth', fields: closeMonthFields },
  reopenMonth: { name: 'reopenMonth', fields: reopenMonthFields, danger: true },
} as const satisfies Readonly<Record<string, ActionButton>>;
type Name = keyof typeof actions;

/** What is open: an action, and whether it was begun from the months that are told, to which it leads back. */
type Open = 'months' | { readonly name: Name; readonly from: 'months' | undefined };

export interface StockMonths {
  readonly buttons: ReactNode;
  readonly choices: readonly OwnAction[];
  readonly dialog: ReactNode;
}

/** Inside the texts of the section `places`. */
export function useStockMonths({ screen, level }: ListScreenProps): StockMonths {
  const [t, word] = [useTranslate(), useT()];
  const notify = useNotify();
  const provider = useDataProvider<DeskDataProvider>();
  const queries = useQueryClient();
  const [open, setOpen] = useState<Open>();
  const [busy, setBusy] = useState(false);
  const queryKey = [screen.name, 'months'];
  const { data, isError, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) =>
      provider.readCall<{ content: readonly StockMonth[] }>(screen.name, 'months', {}, { signal }),
    enabled: open !== undefined,
  });
  const last = closedLast(data?.content ?? []);
  const until = last === undefined ? undefined : monthText(last);
  const { prefix } = screen.resource;
  const label = (name: Name) => t(`resources.${prefix}.actions.${name}`);

  const run = async (name: Name, input: Values) => {
    setBusy(true);
    try {
      const { ym } = (await provider.tell(screen.name, name, input)) as { readonly ym: string };
      setOpen((now) => (typeof now === 'object' ? now.from : now));
      notify(t(`resources.${prefix}.words.${name}_done`, { ym: monthText(ym) }), { type: 'success' });
    } catch (error) {
      if (error instanceof ApiError && error.problems.some(({ field }) => field !== undefined)) return error.problems;
      notify(error instanceof Error ? error.message : 'desk.error.general', { type: 'error' });
    } finally {
      setBusy(false);
      void queries.invalidateQueries({ queryKey });
    }
    return undefined;
  };
  const button = (name: Name, from: 'months' | undefined) => (
    <Button size="s" onClick={() => setOpen({ name, from })}>
      {label(name)}
    </Button>
  );
  const told = { label: word('places.months'), onClick: () => setOpen('months') };
  const acts = level === 2;
  return {
    buttons: (
      <>
        {acts && button('closeMonth', undefined)}
        <Button size="s" onClick={told.onClick}>
          {told.label}
        </Button>
      </>
    ),
    choices: [
      ...(acts
        ? [
            {
              id: 'closeMonth',
              label: label('closeMonth'),
              onClick: () => setOpen({ name: 'closeMonth', from: undefined }),
            },
          ]
        : []),
      { id: 'months', ...told },
    ],
    dialog:
      open === 'months' ? (
        <Suspense fallback={null}>
          <StockMonthsDialog
            months={data?.content}
            failed={isError}
            onRetry={() => void refetch()}
            onClose={() => setOpen(undefined)}
            closing={
              acts && (
                <Button onClick={() => setOpen({ name: 'closeMonth', from: 'months' })}>{label('closeMonth')}</Button>
              )
            }
            reopening={acts && button('reopenMonth', 'months')}
            last={last}
          />
        </Suspense>
      ) : (
        open && (
          <ActionDialog
            resource={screen.resource}
            action={actions[open.name]}
            record={undefined}
            facts={{ until: data ? (until ?? t('desk.form.none')) : '…' }}
            title={label(open.name)}
            label={label(open.name)}
            busy={busy}
            onRun={(input) => run(open.name, input)}
            onClose={() => setOpen(open.from)}
          />
        )
      ),
  };
}
