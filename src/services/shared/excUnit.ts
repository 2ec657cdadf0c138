/** Units of a currency that its rate prices: ref1 of its code, 1 where none is given (00-conventions 1.5). */
export function excUnitOf(ref1: string | null | undefined): number {
  const unit = Number(ref1);
  return Number.isInteger(unit) && unit > 0 ? unit : 1;
}
