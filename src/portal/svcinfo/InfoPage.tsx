/** Introductions of services: bonded transport and ship repair have one, nothing else (2-portal 2 "service info"). */
import { useParams } from 'react-router-dom';
import { MissingService } from '../store/MissingService.tsx';
import { infoCall } from '../store/service.ts';
import { ServiceFailed } from '../store/ServiceFailed.tsx';
import { useMissingAlert, useServiceAt } from '../store/useServiceAt.ts';
import { BondInfo } from './BondInfo.tsx';
import { introduced } from './introduced.ts';
import { RepairInfo } from './RepairInfo.tsx';

export function InfoPage() {
  const { id } = useParams();
  return introduced(id) ? <Introduction /> : <MissingService />;
}

function Introduction() {
  const { data, isMissing, error, refetch } = useServiceAt(infoCall);
  useMissingAlert(isMissing);
  if (isMissing) return <MissingService />;
  if (!data) return <ServiceFailed failed={error !== undefined} onAgain={() => void refetch()} />;
  return data.id === 27 ? <BondInfo service={data} /> : <RepairInfo service={data} />;
}

/** An address without a service. */
export function NoInfoPage() {
  useMissingAlert(true);
  return <MissingService />;
}
