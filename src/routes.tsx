/** The one table of public addresses, and the routes of the application, for the browser's router and the server's. */
import { CustomRoutes } from 'react-admin';
import { lazy } from 'react';
import { Outlet, Route } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';
import { Application } from './application.tsx';
import type { ApplicationProps } from './application.tsx';
import { Guarded } from './portal/Guarded.tsx';
import { NoPage, pages, PublicFrame, PublicPage } from './services/index.portal.web.tsx';

const Broken = lazy(() => import('./portal/trouble/Broken.tsx'));

/** The same pages stand under each of the three; an address that none of them answers to says so in the same frame. */
export const publicRoutes = (
  <CustomRoutes noLayout>
    {(['portal', 'lmate', 'srmate'] as const).map((base) => (
      <Route
        key={base}
        path={`/${base}`}
        element={
          <PublicFrame.Page base={base} pages={pages} popups>
            <Outlet />
          </PublicFrame.Page>
        }
      >
        {Object.entries(pages).map(([path, page]) => (
          <Route key={path} path={path} element={<PublicPage.Page key={path} page={page} />} />
        ))}
        <Route path="*" element={<NoPage.Page />} />
      </Route>
    ))}
    <Route
      path="/platform/member"
      element={
        <PublicFrame.Page base="portal" pages={pages}>
          <Outlet />
        </PublicFrame.Page>
      }
    >
      <Route path="login" element={pages['login'] && <PublicPage.Page page={pages['login']} />} />
      <Route index element={<NoPage.Page />} />
      <Route path="*" element={<NoPage.Page />} />
    </Route>
  </CustomRoutes>
);

/** Every address is react-admin's, behind the question who may see it. */
export const routesOf = (phone: boolean, loadDesk?: ApplicationProps['loadDesk']): RouteObject[] => [
  {
    element: <Guarded phone={phone} />,
    errorElement: <Broken />,
    children: [{ path: '*', element: <Application publicRoutes={publicRoutes} loadDesk={loadDesk} /> }],
  },
];
