/** The address that the store knows (`/platform/subsc/new?subsReqId=`): leads to the form of a new subscription. */
import { Navigate, useSearchParams } from 'react-router-dom';

const form = '/platform/subsc/use/create';

export default function Subscribe() {
  const subsReqId = useSearchParams()[0].get('subsReqId');
  return <Navigate replace to={subsReqId ? `${form}?subsReqId=${encodeURIComponent(subsReqId)}` : form} />;
}
