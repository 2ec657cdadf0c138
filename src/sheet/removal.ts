/** Rows that take others along are taken away once a person has said yes. */
import type { Detail } from './detail.ts';
import type { Row } from './editing.ts';

export function whenAllowed({ asksBefore }: Detail, going: readonly Row[], remove: () => void): void {
  const comesBack = going.every((row) => row._deleted);
  const asked = comesBack ? undefined : asksBefore?.(going);
  if (!asked) remove();
  else void asked.then((yes) => (yes ? remove() : undefined));
}
