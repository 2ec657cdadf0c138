import { afterEach, expect, it } from 'vitest';
import { createBrowserRouter } from 'react-router-dom';
import { innerOf, outerOf, phoneWindow } from './mobile.ts';

afterEach(() => history.replaceState(null, '', '/'));

it.each([
  ['/rs4_m/clnt?page=2#a', '/rs4/clnt?page=2#a'],
  ['/fw_m/home', '/'],
  ['/fw_m/login?redirect=%2Ffw_m%2Fcode', '/platform/member/login?redirect=%2Ffw_m%2Fcode'],
  ['/portal_m/login', '/portal/login'],
  ['/portal_m/index', '/portal/index'],
  ['/rs4/clnt', '/rs4/clnt'],
])('%s shows the page of %s', (outer, inner) => expect(innerOf(outer)).toBe(inner));

it.each([
  ['/', '/platform_m/home'],
  ['/platform/member/login?a=1', '/platform_m/login?a=1'],
  ['/rs4/clnt/7?tab=0', '/rs4_m/clnt/7?tab=0'],
  ['/portal/index', '/portal_m/index'],
  ['/rs4_m/clnt', '/rs4_m/clnt'],
])('%s is shown at %s', (inner, outer) => expect(outerOf(inner)).toBe(outer));

it('the router goes by plain addresses, the address bar by those of the phone', async () => {
  history.replaceState(null, '', '/rs4_m/clnt?page=2');
  const router = createBrowserRouter([{ path: '*', element: null }], { window: phoneWindow(window) });
  expect(router.state.location).toMatchObject({ pathname: '/rs4/clnt', search: '?page=2' });
  await router.navigate('/rs4/ship?keyword=a');
  expect(location.pathname + location.search).toBe('/rs4_m/ship?keyword=a');
  expect(router.state.location.pathname).toBe('/rs4/ship');
  await router.navigate('/', { replace: true });
  expect(location.pathname).toBe('/platform_m/home');
  const back = new Promise((done) => window.addEventListener('popstate', done, { once: true }));
  history.back();
  await back;
  await new Promise((done) => setTimeout(done, 20));
  expect(router.state.location).toMatchObject({ pathname: '/rs4/clnt', search: '?page=2' });
  router.dispose();
});
