// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import {
  Link,
  Outlet,
  Route,
  RouterProvider,
  Routes,
  useBlocker,
  useLocation,
  useNavigate,
  useParams,
  useRouteError,
} from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openRouter } from './openRouter.ts';
import type { Router } from './openRouter.ts';

function Frame() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <p>{`at ${pathname}${search}`}</p>
      <Link to="/desk/list/7?tab=1">seven</Link>
      <button onClick={() => void navigate('/portal/index', { replace: true })}>portal</button>
      <button onClick={() => void navigate(-1)}>back</button>
      <Outlet />
    </>
  );
}

function Leave() {
  const { state, proceed, reset } = useBlocker(({ nextLocation }) => nextLocation.pathname !== '/desk/form');
  return state === 'blocked' ? (
    <dialog open>
      <button onClick={proceed}>leave</button>
      <button onClick={reset}>stay</button>
    </dialog>
  ) : (
    <p>form</p>
  );
}

const One = () => <p>{`record ${useParams()['id']}`}</p>;
const Wrong = () => <p>{`broken: ${(useRouteError() as Error).message}`}</p>;
function Broken(): never {
  throw new Error('cannot be drawn');
}
const desk = (
  <Routes>
    <Route path="list/:id" element={<One />} />
    <Route path="form" element={<Leave />} />
    <Route path="broken" element={<Broken />} />
  </Routes>
);
const routes = [
  {
    element: <Frame />,
    errorElement: <Wrong />,
    children: [
      { path: '/desk/*', element: desk },
      { path: '*', element: <p>other</p> },
    ],
  },
];

let router: Router;
const open = (address: string) => {
  history.replaceState(null, '', address);
  router = openRouter(routes);
  render(<RouterProvider router={router} />);
};
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => {
  cleanup();
  router.dispose();
  vi.restoreAllMocks();
});
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it('shows pages by address, link, call and Back', async () => {
  open('/nowhere');
  expect(screen.getByText('other')).toBeTruthy();
  fireEvent.click(screen.getByRole('link'));
  expect(await screen.findByText('record 7')).toBeTruthy();
  expect(screen.getByText('at /desk/list/7?tab=1')).toBeTruthy();
  press('back');
  expect(await screen.findByText('at /nowhere')).toBeTruthy();
  press('portal');
  expect(await screen.findByText('at /portal/index')).toBeTruthy();
});

it('asks before a page is left, stays, and leaves', async () => {
  open('/desk/form');
  press('portal');
  fireEvent.click(await screen.findByRole('button', { name: 'stay' }));
  expect(await screen.findByText('form')).toBeTruthy();
  expect(location.pathname).toBe('/desk/form');
  press('portal');
  fireEvent.click(await screen.findByRole('button', { name: 'leave' }));
  expect(await screen.findByText('other')).toBeTruthy();
});

it('says what broke, until one moves on', async () => {
  open('/desk/broken');
  expect(screen.getByText('broken: cannot be drawn')).toBeTruthy();
  await act(() => router.navigate('/portal/index'));
  expect(screen.getByText('other')).toBeTruthy();
});
