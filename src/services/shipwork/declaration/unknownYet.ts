/** What customs says later: the form shows it once it is known. */
export const unknownYet = <R extends object, const N extends keyof R>(record: R, ...names: N[]): N[] =>
  names.filter((name) => !record[name]);
