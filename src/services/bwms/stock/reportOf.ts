/** Which report brought a movement about: its operation bears the id of the report (`bwms/io:{id}:{version}:{what}`). Pure. */
import { ioTypes } from '../io/io.fields.ts';

export interface MovingReport {
  readonly id: number;
  /** Menu that lists it. */
  readonly menu: 'W11' | 'W12';
}

const operation = /^bwms\/io:(\d+):/;
const comesIn: ReadonlySet<string> = new Set(ioTypes.I);

export function reportOf(opId: string | null | undefined, ioTpCd: string | null | undefined): MovingReport | undefined {
  const id = operation.exec(opId ?? '')?.[1];
  return id && ioTpCd ? { id: Number(id), menu: comesIn.has(ioTpCd) ? 'W11' : 'W12' } : undefined;
}
