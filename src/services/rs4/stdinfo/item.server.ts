/** Items on the server: what is told of one that is chosen for a warehouse. */
import type { Behaviour } from '../../../database/behaviour.ts';
import { goodsChoices } from '../../3pl/stock/choices.server.ts';
import type { item } from './item.ts';

export const itemBehaviour: Behaviour<typeof item> = { choices: goodsChoices };
