/** The record of bonded cargo: what is left and until when first, its movements as a list, its place on the map, and the report that takes it out. */
import { lazy } from 'react';
import type { FormScreenProps } from '../../../admin/screens/contract.ts';
import FormScreen from '../../../admin/screens/form/FormScreen.tsx';
import type { FormParts } from '../../../admin/screens/form/parts.ts';
import { leavingBarred, leavingStart, outReport } from './leaving.ts';
import { StockLead, told } from './StockLead.tsx';
import { StockMoves } from './StockMoves.tsx';

const parts: FormParts = {
  apart: told,
  lead: <StockLead />,
  grids: { hist: StockMoves },
  tabs: [{ id: 'place', side: true, View: lazy(() => import('./StockPlace.tsx')) }],
  next: [
    {
      id: 'out',
      lit: true,
      ...outReport,
      when: () => true,
      barred: leavingBarred,
      start: ({ id }) => leavingStart(id),
    },
  ],
};

export default function BondedStockForm(props: FormScreenProps) {
  return <FormScreen {...props} parts={parts} />;
}
