/** Between the address and react-admin's controller: below it the controller reads and writes its parameters in the words of ours. */
import { RouterProviderContext, useEvent, useRouterProvider } from 'react-admin';
import type { RouterLocation, RouterNavigateFunction, RouterProvider } from 'react-admin';
import { createContext, use, useMemo } from 'react';
import type { ReactNode } from 'react';
import type { Resource } from '../../../core/resource.ts';
import { addressBy, paramsOf, readAddress } from './listParams.ts';
import { writeSearch } from './search/search.ts';
import type { SearchState, Sort } from './search/search.ts';

interface Address {
  readonly router: RouterProvider;
  /** Text of the address; changes exactly when the search does. */
  readonly address: string;
  readonly today: string;
  readonly sorts: readonly Sort[];
  /** The location's search as the controller reads it. */
  readonly search: string;
  readonly onSearch: (search: string, options?: { readonly replace?: boolean }) => void;
  readonly change: (part: Partial<SearchState>) => void;
}

const AddressContext = createContext<Address | null>(null);

function useAddress(): Address {
  const address = use(AddressContext);
  if (!address) throw new Error('ListAddress is missing above this component');
  return address;
}

function useListLocation(): RouterLocation {
  const { router, search } = useAddress();
  const location = router.useLocation();
  return useMemo(() => ({ ...location, search }), [location, search]);
}

/** To other parameters of this list by its address, elsewhere as always. */
function useListNavigate(): RouterNavigateFunction {
  const { router, onSearch } = useAddress();
  const navigate = router.useNavigate();
  return useEvent((...[to, options]: Parameters<RouterNavigateFunction>): void => {
    if (typeof to === 'object' && to.pathname === undefined && to.search !== undefined) onSearch(to.search, options);
    else navigate(to, options);
  });
}

interface Props {
  readonly resource: Resource;
  readonly today: string;
  readonly address: string;
  readonly onAddress: (address: URLSearchParams, options?: { readonly replace?: boolean }) => void;
  readonly children: ReactNode;
}

export function ListAddress({ resource, today, address, onAddress, children }: Props) {
  const router = useRouterProvider();
  const onSearch = useEvent((...[search, options]: Parameters<Address['onSearch']>) =>
    onAddress(addressBy(search, address, resource, today), options),
  );
  const change = useEvent((part: Partial<SearchState>) =>
    onAddress(writeSearch({ ...readAddress(address, resource, today), ...part }, resource, today)),
  );
  const value = useMemo<Address>(
    () => ({
      ...{ router, address, today, onSearch, change },
      sorts: readAddress(address, resource, today).sort,
      search: paramsOf(address, resource, today),
    }),
    [router, address, today, onSearch, change, resource],
  );
  const within = useMemo<RouterProvider>(
    () => ({ ...router, useLocation: useListLocation, useNavigate: useListNavigate }),
    [router],
  );
  return (
    <AddressContext value={value}>
      <RouterProviderContext value={within}>{children}</RouterProviderContext>
    </AddressContext>
  );
}

export const useListAddress = (): Pick<Address, 'address' | 'today'> => useAddress();

/** All orders of the list, of which react-admin's context knows the first. */
export function useListSorts(): readonly [readonly Sort[], (sorts: readonly Sort[]) => void] {
  const { sorts, change } = useAddress();
  return [sorts, (sort) => change({ sort, page: 1 })];
}
