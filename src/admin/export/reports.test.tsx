// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { CoreAdminContext } from 'react-admin';
import type { DataProvider } from 'react-admin';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Values } from '../../core/field.ts';
import type { Resource } from '../../core/resource.ts';
import { date, text } from '../../fields/index.ts';
import { FieldEnvironmentContext } from '../../fields/ui-contract.ts';
import { environment } from '../../inputs/harness.tsx';
import { declared, signedIn } from '../access/samples.ts';
import { DeskContext } from '../desk.ts';
import { ActionBar } from '../layout/ActionBar.tsx';
import type { DeskDataProvider } from '../providers/dataProvider.ts';
import type { Screen } from '../routes.ts';
import { ApiError } from '../../session/calls/error.ts';
import type { Downloaded } from '../providers/data/wire.ts';
import { usePaper } from './usePaper.tsx';
import { useReports } from './useReports.tsx';

const period = { from: date({ required: true }), to: date({ required: true }) };
const move: Resource = {
  ...{ prefix: 'sample/move', table: 'SM_MOVE', scope: 'OWN', menus: [{ menu: 'R32' }], name: 'nm', list: [] },
  fields: { nm: text(10) },
  search: { keyword: [] },
  printed: ['invoice', 'packing'],
  reports: [
    { name: 'ledger', fields: period, columns: { nm: text(10) } },
    { name: 'contacts', fields: period, columns: { nm: text(10, { personal: true }) } },
  ],
};
const place: Screen = {
  ...{ name: 'sample/move', resource: move, view: undefined },
  menu: { id: 1, treeId: 'R32', treePaId: null, url: '/sample/move', menuNm: '이동', menuNmEn: 'Moves' },
};
const report = vi.fn<DeskDataProvider['reportFile']>();
const paper = vi.fn<(name: string, id: number, asked: Values) => Promise<Downloaded>>();

function Buttons() {
  const reports = useReports(place);
  const papers = usePaper({
    ...{ screen: place, id: 7, name: 'RQ-1', changed: false },
    barred: (of) => (of === 'invoice' ? 'nothing to invoice yet' : undefined),
  });
  return (
    <>
      <ActionBar actions={{}} main={undefined} compact={false} own={[...papers.buttons, ...reports.buttons]} />
      {reports.dialogs}
      {papers.preview}
    </>
  );
}

beforeEach(() => {
  // The paper itself is set elsewhere; here it never comes.
  paper.mockReturnValue(new Promise(() => undefined));
  report.mockRejectedValue(new ApiError(404, { code: 'E_NOTFOUND' }, 'GET'));
  render(
    <CoreAdminContext dataProvider={{ reportFile: report, paper } as unknown as DataProvider}>
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
          <Buttons />
        </DeskContext>
      </FieldEnvironmentContext>
    </CoreAdminContext>,
  );
});
afterEach(() => {
  cleanup();
  vi.resetAllMocks();
});

const choose = async (button: RegExp, entry: RegExp) => {
  fireEvent.click(screen.getByRole('button', { name: button }));
  fireEvent.click(await screen.findByRole('menuitem', { name: entry }));
};

test('several papers stand in a menu; the one that is chosen is asked for', async () => {
  await choose(/export\.print$/, /papers\.packing$/);
  await waitFor(() => expect(paper).toHaveBeenCalled());
  expect(paper.mock.calls[0]!.slice(0, 2)).toEqual(['sample/move', 7]);
  expect(paper.mock.calls[0]![2]).toMatchObject({ paper: 'packing' });
});

test('a paper that cannot be made yet says why, and is not asked for', async () => {
  fireEvent.click(screen.getByRole('button', { name: /export\.print$/ }));
  const entry = await screen.findByRole('menuitem', { name: /papers\.invoice/ });
  expect(entry.textContent).toContain('nothing to invoice yet');
  expect(entry.getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(entry);
  expect(paper).not.toHaveBeenCalled();
});

test('a report asks for its period, which starts with the month so far, and says that it is empty', async () => {
  await choose(/export\.reports$/, /reports\.ledger$/);
  const dialog = await screen.findByRole('dialog');
  const buttons = [...dialog.querySelectorAll('button')];
  fireEvent.click(buttons.at(-1)!);
  await waitFor(() => expect(report).toHaveBeenCalled());
  expect(report.mock.calls[0]![2]).toBe('pdf');
  const { from, to } = report.mock.calls[0]![3];
  expect(String(from)).toMatch(/-01$/);
  expect(String(to).slice(0, 8)).toBe(String(from).slice(0, 8));
  await waitFor(() => expect(dialog.textContent).toContain('reportEmpty'));
});

test('one that tells of persons is not asked for without a reason', async () => {
  await choose(/export\.reports$/, /reports\.contacts$/);
  const dialog = await screen.findByRole('dialog');
  const show = () => fireEvent.click([...dialog.querySelectorAll('button')].at(-1)!);
  show();
  const reason = document.getElementById('report-reason')!;
  await waitFor(() => expect(reason.getAttribute('aria-invalid')).toBe('true'));
  expect(report).not.toHaveBeenCalled();
  fireEvent.change(reason, { target: { value: '월 정산 확인' } });
  show();
  await waitFor(() => expect(report).toHaveBeenCalled());
  expect(report.mock.calls[0]![3]['reason']).toBe('월 정산 확인');
});
