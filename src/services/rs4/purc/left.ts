/** Lines of an order that no purchase has taken whole, offered to one that is being written: `GET rs4/purc/left?orderId=&clntId=`. */
import { code, ref } from '../../../fields/index.ts';

/** `clntId`: without lines that name another partner; `currCd`: prices as the purchase has them. */
export const leftCall = {
  name: 'left',
  fields: { orderId: ref('rs4/order', { required: true }), clntId: ref('rs4/clnt'), currCd: code('CURR') },
} as const;
