/** Works of an order, a line each, as one call plans them. */
import type { Problem } from '../../../core/problem.ts';
import type { StoredOf } from '../../../core/record.ts';
import type { Action, Step } from '../../../database/behaviour.ts';
import { askIn } from '../../../database/save/askIn.ts';
import { codeNames } from '../../shared/print/codeNames.server.ts';
import { overlaps, who } from '../schedule/clash.ts';
import { teamsElsewhere } from '../schedule/stays.server.ts';
import { linesOf } from '../document/document.rules.ts';
import type { order as orderResource } from './order.ts';
import { entered, type WorksInput } from './works.ts';

/** More works than this of one team on one day are asked about: most were meant one after the other. */
const mostAtOnce = 5;

/** A work as it would be planned, and the line of the order that it is about. */
interface OfLine extends ReturnType<typeof entered> {
  /** Its place among the rows of the input. */
  readonly at: number;
  /** Its row names the team itself. */
  readonly own: boolean;
  /** Its row has days of its own: whoever gives some wants works one after the other. */
  readonly dated: boolean;
  /** The line as a person counts it, and its words. */
  readonly no: number;
  readonly itemNm: string;
}

function worksOf(input: WorksInput, order: StoredOf<typeof orderResource>): OfLine[] {
  const lines = linesOf(order);
  return (input.works ?? []).map((row, at) => {
    const line = lines.findIndex(({ id }) => id === row.id);
    const itemNm = String(lines[line]?.itemNm ?? '');
    return {
      ...entered(input, row),
      at,
      own: Boolean(row.teamCd),
      dated: Boolean(row.planFromDt ?? row.planToDt),
      no: line + 1,
      itemNm,
    };
  });
}

type TeamName = (teamCd: string) => string;

/** At the input that names the team: that of a row only where every work has its own. */
const placeOf = (works: readonly OfLine[]) => ({
  ...(works.every(({ own }) => own) ? { grid: 'works', row: works[0]!.at } : {}),
  field: 'teamCd',
});

/** Lines that a sentence names; of more it says how many. */
const mostNamed = 3;
const linesSaid = (works: readonly OfLine[]): string => {
  const named = works.slice(0, mostNamed).map(({ no, itemNm }) => `${no}. ${itemNm}`);
  return named.join(', ') + (works.length > mostNamed ? ` (+${works.length - mostNamed})` : '');
};

/** Teams that would have too much to do on one day. */
function crowded(works: readonly OfLine[], teamName: TeamName): Problem[] {
  return [...new Set(works.flatMap(({ teamCd }) => teamCd ?? []))].flatMap((team): Problem[] => {
    const of = works.filter(({ teamCd }) => teamCd === team);
    const on = (day: string) =>
      of.filter(({ planFromDt, planToDt }) => (planFromDt ?? '9') <= day && (planToDt ?? '') >= day);
    const [worst] = of
      .flatMap(({ planFromDt }) => planFromDt ?? [])
      .map((day) => ({ day, busy: on(day) }))
      .toSorted((a, b) => b.busy.length - a.busy.length || (a.day < b.day ? -1 : 1));
    if (!worst || worst.busy.length <= mostAtOnce) return [];
    const args = [worst.day, worst.busy.length, teamName(team), linesSaid(worst.busy)];
    return [{ code: 'E_RANGE', ...placeOf(of), text: 'teamCrowded', args, warn: true }];
  });
}

const overlap = (a: OfLine, { planFromDt, planToDt }: OfLine): boolean =>
  Boolean(planFromDt && planToDt) &&
  overlaps({ fromDt: a.planFromDt, toDt: a.planToDt }, { fromDt: planFromDt!, toDt: planToDt! });

/**
 * Lines of one team that were given days of their own and still meet on some: what is planned for all of them at once goes
 * side by side. Each team once; a day that is crowded is told as such.
 */
function meeting(works: readonly OfLine[], teamName: TeamName): Problem[] {
  return [...new Set(works.flatMap(({ teamCd }) => teamCd ?? []))].flatMap((team): Problem[] => {
    const of = works.filter(({ teamCd }) => teamCd === team);
    if (crowded(of, teamName).length > 0) return [];
    const met = of.filter((work) =>
      of.some((other) => other !== work && (work.dated || other.dated) && overlap(work, other)),
    );
    const [first] = met;
    const second = met.find((other) => other !== first && first && overlap(first, other));
    if (!first || !second) return [];
    const from = first.planFromDt! > second.planFromDt! ? first.planFromDt : second.planFromDt;
    const to = first.planToDt! < second.planToDt! ? first.planToDt : second.planToDt;
    const args = [String(from), String(to), teamName(team), linesSaid(met)];
    return [{ code: 'E_RANGE', ...placeOf(met), text: 'teamMeets', args, warn: true }];
  });
}

/** Teams that are on another ship. */
async function elsewhere(
  step: Step,
  shipId: number | null | undefined,
  works: readonly OfLine[],
  teamName: TeamName,
): Promise<Problem[]> {
  const found = await teamsElsewhere(askIn(step), step, shipId, works);
  return found.map(({ teamCd, stay, works: of }) => ({
    ...{ code: 'E_RANGE', ...placeOf(of), warn: true },
    text: 'teamTakenFor',
    args: [who(stay), stay.fromDt, stay.toDt, teamName(teamCd), linesSaid(of)],
  }));
}

/** Each line keeps its words, its kind of work and its subcontractor. */
export const makeWorks: Action<typeof orderResource, 'makeWorks'> = {
  async warns(step, stored, sent) {
    const input = sent as WorksInput;
    const works = worksOf(input, stored);
    const names = await codeNames(askIn(step), step, step.lang, ['RS4_TEAM']);
    const teamName: TeamName = (teamCd) => names('RS4_TEAM', teamCd);
    return [
      ...(await elsewhere(step, stored.shipId, works, teamName)),
      ...crowded(works, teamName),
      ...meeting(works, teamName),
    ];
  },
  async run(step, stored, sent) {
    const input = sent as WorksInput;
    const chosen = new Map(linesOf(stored).map((line) => [line.id, line]));
    for (const row of input.works ?? []) {
      const line = chosen.get(row.id)!;
      await step.others.make('rs4/work', {
        ...{ orderId: stored.id, orderItemId: row.id, workNm: line.itemNm, workTpCd: line.workTpCd ?? 'GEN' },
        ...{ purcClntId: line.purcClntId ?? null, leadUserId: input.leadUserId, ...entered(input, row) },
      });
    }
  },
};
