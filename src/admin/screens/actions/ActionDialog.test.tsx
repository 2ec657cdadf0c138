// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { I18nContextProvider } from 'react-admin';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import type { Values } from '../../../core/field.ts';
import type { Problem } from '../../../core/problem.ts';
import type { ActionButton, Resource } from '../../../core/resource.ts';
import { integer, rows, text } from '../../../fields/index.ts';
import { FieldEnvironmentContext } from '../../../fields/ui-contract.ts';
import { environment } from '../../../inputs/harness.tsx';
import type { WireProblem } from '../../../session/calls/error.ts';
import { declared, signedIn } from '../../access/samples.ts';
import { DeskContext } from '../../desk.ts';
import { WaysOut } from '../../shell/WaysOut.tsx';
import { ActionDialog } from './ActionDialog.tsx';

const pay: ActionButton = {
  name: 'pay',
  fields: {
    payCd: text(10, { required: true }),
    accountNo: text(20),
    qty: integer(),
    sum: integer({ computed: true }),
  },
  absent: (_record, { payCd }) => (payCd === 'CASH' ? ['accountNo'] : []),
  requiredWhen: (_record, { payCd }) => (payCd === 'BANK' ? ['accountNo'] : []),
  warns: ({ price }) => (price === 0 ? [{ code: 'E_STATE', warn: true }] : []),
  compute: ({ price }, { qty }) => ({ sum: Number(price) * Number(qty ?? 0) }),
};
const job: Resource = {
  ...{ prefix: 'sample/job', table: 'SM_JOB', scope: 'OWN', menus: [{ menu: 'R32' }], name: 'nm', list: [] },
  fields: { nm: text(10) },
  search: { keyword: [] },
  actions: [pay],
};

const sent = vi.fn<(input: Values) => void>();
interface PageProps {
  readonly record?: Values | null;
  readonly resource?: Resource;
  readonly action?: ActionButton;
  readonly refused?: () => readonly WireProblem[];
}
function Page({ record = { id: 1, price: 500 }, resource = job, action = pay, refused }: PageProps) {
  const [open, setOpen] = useState(true);
  if (!open) return null;
  return (
    <FieldEnvironmentContext value={environment()}>
      <DeskContext
        value={{
          screens: [],
          menus: [],
          pages: [],
          thumbs: [],
          session: signedIn([]),
          declarations: declared(),
          menuName: () => '',
        }}
      >
        <ActionDialog
          resource={resource}
          action={action}
          record={record ?? undefined}
          title="입금"
          label="처리"
          busy={false}
          onRun={async (input) => {
            sent(input);
            return refused?.();
          }}
          onClose={() => setOpen(false)}
        />
      </DeskContext>
    </FieldEnvironmentContext>
  );
}
const onPage = (page: ReactNode) => <RouterProvider router={createMemoryRouter([{ path: '/', element: page }])} />;
afterEach(() => {
  cleanup();
  sent.mockReset();
});

const type = (name: string, value: string) => {
  const input = document.getElementById(`act-${name}`)!;
  fireEvent.focus(input);
  fireEvent.change(input, { target: { value } });
  fireEvent.blur(input);
};
const press = async () => {
  fireEvent.click(screen.getByText('처리'));
  await Promise.resolve();
};

test('the dialog shows, requires and reckons as its inputs say, while they are typed', async () => {
  render(onPage(<Page />));
  // The window comes after the page.
  await screen.findByText('처리');
  type('payCd', 'BANK');
  type('qty', '3');
  expect(screen.getByText('1,500')).toBeTruthy();
  expect(document.getElementById('act-sum')).toBeNull();
  await press();
  expect(sent).not.toHaveBeenCalled();
  expect(document.getElementById('act-accountNo')!.getAttribute('aria-invalid')).toBe('true');
  type('accountNo', '110-2');
  type('payCd', 'CASH');
  expect(document.getElementById('act-accountNo')).toBeNull();
  // It was only out of use: what was typed is there again.
  type('payCd', 'BANK');
  expect(document.getElementById('act-accountNo')).toHaveProperty('value', '110-2');
  type('payCd', 'CASH');
  await press();
  expect(sent).toHaveBeenCalledExactlyOnceWith({ payCd: 'CASH', qty: 3, sum: 1500 });
});

test('words that name the record give way to others where several are meant', async () => {
  const words: Readonly<Record<string, string>> = { pay: '500원을 받습니다.', pay_many: '고른 건의 돈을 받습니다.' };
  const i18n = {
    translate: (key: string, args?: { readonly _?: string }) => words[key.split('.asks.')[1] ?? ''] ?? args?._ ?? key,
    changeLocale: async () => undefined,
    getLocale: () => 'ko',
  };
  const page = (record?: null) => (
    <I18nContextProvider value={i18n}>
      <Page {...(record === null ? { record } : {})} />
    </I18nContextProvider>
  );
  const { rerender } = render(onPage(page()));
  expect(await screen.findByText('500원을 받습니다.')).toBeTruthy();
  rerender(onPage(page(null)));
  expect(await screen.findByText('고른 건의 돈을 받습니다.')).toBeTruthy();
});

test('what is to be looked at in the record is told in the window itself, not in another one behind it', async () => {
  const { unmount } = render(onPage(<Page record={{ id: 1, price: 0 }} />));
  await screen.findByText('처리');
  expect(screen.getByText('E_STATE')).toBeTruthy();
  unmount();
  render(onPage(<Page />));
  await screen.findByText('처리');
  expect(screen.queryByText('E_STATE')).toBeNull();
});

test('what is to be looked at in a row of the record is asked about; in a row that is entered it stands at that row', async () => {
  const look = (grid: string): Problem[] => [{ code: 'E_SUM', grid, row: 0, field: 'qty', warn: true }];
  const { unmount } = render(onPage(<Page action={{ name: 'send', confirm: true, warns: () => look('lan') }} />));
  await screen.findByText('처리');
  expect(screen.getByText('E_SUM')).toBeTruthy();
  unmount();
  const fields = { rows: rows({ qty: integer() }, { of: 'item', shows: ['nm'] }) };
  const check: ActionButton = { name: 'check', fields, rows: () => [{ id: 7, qty: 3 }], warns: () => look('rows') };
  const withItems: Resource = { ...job, fields: { ...job.fields, item: rows({ nm: text(10) }, {}) }, actions: [check] };
  render(onPage(<Page resource={withItems} action={check} record={{ id: 1, item: [{ id: 7, nm: 'A' }] }} />));
  // Once, below its box.
  const said = await screen.findByText('E_SUM');
  expect(document.getElementById('act-rows.0.qty')!.getAttribute('aria-describedby')).toContain(
    said.closest('[id]')!.id,
  );
});

test('a window is closed unasked only while all stands in it as it opened', async () => {
  render(onPage(<Page />));
  const escape = () => fireEvent.keyDown(document.getElementById('act-payCd')!, { key: 'Escape' });
  const asked = () => screen.queryByText('desk.acts.leave_question');
  await screen.findByText('처리');
  type('payCd', 'BANK');
  escape();
  await waitFor(() => expect(asked()).not.toBeNull());
  fireEvent.click(screen.getByText('desk.acts.leave_no'));
  await waitFor(() => expect(asked()).toBeNull());
  expect(document.getElementById('act-payCd')).toHaveProperty('value', 'BANK');
  // Typed and taken back is nothing typed; nor is what follows from it by itself.
  type('payCd', '');
  escape();
  await waitFor(() => expect(document.getElementById('act-payCd')).toBeNull());
  expect(asked()).toBeNull();
});

test('what was typed above a list is not left behind by Back either', async () => {
  const router = createMemoryRouter(
    [
      { path: '/before', element: <p>before</p> },
      {
        path: '/list',
        element: (
          <>
            <WaysOut />
            <Page record={null} />
          </>
        ),
      },
    ],
    { initialEntries: ['/before', '/list'] },
  );
  render(<RouterProvider router={router} />);
  await screen.findByText('처리');
  type('qty', '3');
  // It is the window that Back closes, and it asks; what is kept is still there.
  await router.navigate(-1);
  fireEvent.click(await screen.findByText('desk.acts.leave_no'));
  expect(document.getElementById('act-qty')).toHaveProperty('value', '3');
  await router.navigate(-1);
  fireEvent.click(await screen.findByText('desk.acts.leave_yes'));
  await waitFor(() => expect(document.getElementById('act-qty')).toBeNull());
  expect(router.state.location.pathname).toBe('/list');
  await router.navigate(-1);
  await screen.findByText('before');
});

test('what the server refuses of a row stands at its cell, and of a row that was not sent below them', async () => {
  const receive: ActionButton = {
    name: 'receive',
    fields: { rows: rows({ qty: integer({ required: true }) }, { of: 'item', shows: ['nm'] }) },
    rows: () => [
      { id: 7, qty: 3 },
      { id: 8, qty: 5 },
    ],
  };
  const withItems: Resource = {
    ...job,
    fields: { ...job.fields, item: rows({ nm: text(10) }, {}) },
    actions: [receive],
  };
  const item = [
    { id: 7, nm: 'A' },
    { id: 8, nm: 'B' },
  ];
  const refused = (row: number) => [{ code: 'E_BAL', field: 'qty', grid: 'rows', row, message: `많습니다 ${row}` }];
  let answered = refused(2);
  render(onPage(<Page resource={withItems} action={receive} record={{ id: 1, item }} refused={() => answered} />));
  await screen.findByText('처리');
  await press();
  await waitFor(() => expect(document.getElementById('act-rows.1.qty')!.getAttribute('aria-invalid')).toBe('true'));
  expect(screen.getByText('많습니다 2')).toBeTruthy();
  answered = refused(9);
  await press();
  expect((await screen.findByRole('alert')).textContent).toBe('많습니다 9');
});
