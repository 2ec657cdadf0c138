/** What the store tells of each service, by its subscription code (60-demo-data 6.6). */
import { bonded } from './bonded.ts';
import { forwarding } from './forwarding.ts';
import { repair } from './repair.ts';
import { shipwork } from './shipwork.ts';
import type { ProductTexts } from './text.ts';
import { transport } from './transport.ts';

export const productTexts: ProductTexts = { ...shipwork, ...forwarding, ...repair, ...bonded, ...transport };
