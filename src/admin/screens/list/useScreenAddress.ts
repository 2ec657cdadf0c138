/** The address of a list: shareable, and Back works; who comes back from a record finds the search it was opened from. */
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { arrived, rememberAddress, returnTo } from './memory.ts';

interface ScreenAddress {
  readonly address: string;
  readonly setAddress: SetParams;
  /** The row a person comes back to. */
  readonly row: string | number | undefined;
}

export function useScreenAddress(name: string): ScreenAddress {
  const [params, setAddress] = useSearchParams();
  const [returned] = useState(() => returnTo(name));
  // The way back from a record leads to the bare address: the search it was opened from goes on.
  const address = useRestored(params.toString(), returned?.address ?? '', setAddress);
  useEffect(() => arrived(name), [name]);
  useEffect(() => rememberAddress(name, address), [name, address]);
  return { address, setAddress, row: returned?.row };
}

type SetParams = ReturnType<typeof useSearchParams>[1];

/** The address; instead of a bare one at first the one to restore, until the router has taken it: no search of everything between. */
function useRestored(address: string, former: string, setParams: SetParams): string {
  const [wanted, setWanted] = useState(address === '' ? former : '');
  if (wanted !== '' && address !== '') setWanted('');
  useEffect(() => {
    if (wanted !== '') setParams(wanted, { replace: true });
  }, [wanted, setParams]);
  return address === '' ? wanted : address;
}
