/** What a new declaration takes over from an earlier one. */
import type { Values } from '../../../core/field.ts';

/** Days, numbers of this one shipment and its papers are not those of the next. */
const ofOneShipment = [
  'orderId',
  'mgtNo',
  'invoNo',
  'lcNo',
  'cargMtNo',
  'mblNo',
  'blNo',
  'arrDt',
  'storeInDt',
  'excRt',
];

export const copiedDeclaration = (record: Values): Values => ({
  ...Object.fromEntries(Object.entries(record).filter(([name]) => !ofOneShipment.includes(name))),
  cntrList: [],
});
