/** What a grid does with keys, pointer and clipboard, in one piece: a list fetches it once it stands. */
import { commandOf } from '../model/keys.ts';
import { sheetClipboard } from './clipboard.ts';
import { sheetKeys } from './gridKeys.ts';
import { leaveTo } from './leave.ts';
import { sheetPointer } from './pointer.ts';
import { Announcer } from './Announcer.tsx';
import { RangeLayer } from './RangeLayer.tsx';

export const sheetParts = { commandOf, sheetClipboard, sheetKeys, sheetPointer, leaveTo, Announcer, RangeLayer };
export type SheetParts = typeof sheetParts;
