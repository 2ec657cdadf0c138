import { aToC } from './aToC.ts';
import { common } from './common.ts';
import { dToI } from './dToI.ts';
import { jToP } from './jToP.ts';
import { qToZ } from './qToZ.ts';

/** Label of every field name, once per name. */
export const fields = { ...common, ...aToC, ...dToI, ...jToP, ...qToZ };
