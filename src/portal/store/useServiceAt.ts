import { useEffect } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { useT } from '../../ui/text.tsx';
import { usePortalPath } from '../base.ts';
import { useAlert } from '../parts/alertContext.ts';
import { usePublicCall } from '../usePublicCall.ts';
import type { PublicCall } from '../usePublicCall.ts';
import type { ServiceRecord } from './service.ts';

export interface ServiceAt extends PublicCall<ServiceRecord> {
  /** The server says that there is no such service. */
  readonly isMissing: boolean;
}

/** The service that the address names. */
export function useServiceAt(callOf: (id: string | undefined) => string): ServiceAt {
  const { id } = useParams();
  const call = usePublicCall<ServiceRecord>(callOf(id));
  return { ...call, isMissing: call.error?.status === 404 };
}

/** Says that the service does not exist, then leads home (2-portal 2 "service store detail"). */
export function useMissingAlert(isMissing: boolean): void {
  const t = useT();
  const { alert } = useAlert();
  const navigate = useNavigate();
  const home = usePortalPath()('index');
  const text = t('store.missing');
  useEffect(() => {
    if (!isMissing) return undefined;
    let current = true;
    void alert(text).then(() => current && navigate(home, { replace: true }));
    return () => {
      current = false;
    };
  }, [isMissing, alert, navigate, text, home]);
}
