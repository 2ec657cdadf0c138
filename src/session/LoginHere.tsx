/** react-admin leads somewhere after every login. Where a login leads here is told by the session (address/guard.ts). */
import { RouterProviderContext, useRouterProvider } from 'react-admin';
import { useMemo } from 'react';
import type { ReactNode } from 'react';

const stay = () => () => {};

/** Around a form that uses `useLogin`: the page stays where it is, with all that was typed on it. */
export function LoginHere({ children }: { readonly children: ReactNode }) {
  const router = useRouterProvider();
  const here = useMemo(() => ({ ...router, useNavigate: stay }), [router]);
  return <RouterProviderContext value={here}>{children}</RouterProviderContext>;
}
