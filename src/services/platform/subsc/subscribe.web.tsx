/** The address that the store knows (`/platform/subsc/new?subsReqId=&users=`): leads to the form of a new subscription. */
import { Navigate, useSearchParams } from 'react-router-dom';
import { typeOf } from '../../../fields/index.ts';
import { subsc } from './subsc.ts';

const form = '/platform/subsc/use/create';

export default function Subscribe() {
  const [query] = useSearchParams();
  const start = new URLSearchParams();
  for (const [name, field] of Object.entries(subsc.starts)) {
    const value = query.get(name);
    // What the form could not begin with is left out.
    if (value && 'value' in typeOf(field).parse(value, field)) start.set(name, value);
  }
  return <Navigate replace to={start.size > 0 ? `${form}?${start.toString()}` : form} />;
}
