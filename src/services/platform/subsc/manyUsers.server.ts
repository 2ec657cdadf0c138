/** Users beyond ten times those that the company has: one nought too many would cost it ten times as much, so it is asked about. */
import type { Problem } from '../../../core/problem.ts';
import type { Ask } from '../../../database/behaviour.ts';
import { grouped } from '../../../fields/decimal/exact.ts';
import { peopleOf } from '../usage/people.server.ts';

/** A company that begins has registered hardly anybody yet. */
const fewest = 10;
const times = 10;

export async function manyUsers(ask: Ask, corpId: number, userCnt: unknown): Promise<Problem[]> {
  const wanted = Number(userCnt ?? 0);
  if (wanted <= fewest * times) return [];
  const people = await peopleOf(ask, corpId);
  if (wanted <= Math.max(people, fewest) * times) return [];
  const args = [people, wanted].map((count) => grouped(String(count)));
  return [{ code: 'E_RANGE', field: 'userCnt', text: 'manyUsers', args, warn: true }];
}
