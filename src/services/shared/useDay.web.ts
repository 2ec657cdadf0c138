import { date, typeOf } from '../../fields/index.ts';
import { useFieldEnvironment } from '../../fields/ui-contract.ts';

const day = date();

/** A day as the reader's language writes it; a dash where there is none. */
export function useDay(): (value: unknown) => string {
  const environment = useFieldEnvironment();
  return (value) => ((value ?? '') === '' ? '–' : typeOf(day).format(value, day, environment));
}
