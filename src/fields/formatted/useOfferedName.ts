/** What a code that stands in a record is called, as its lookup knows it. */
import type { Field } from '../../core/field.ts';
import { typeOf } from '../index.ts';
import { useLookup } from '../ref/useLookup.ts';
import { useFieldEnvironment } from '../ui-contract.ts';
import { offeredOf } from './offered.ts';

/** The name; `unknown` once it is certain that a whole code has none. Nothing is asked while one types, or where no name is said. */
export function useOfferedName(field: Field, value: unknown, asks = true) {
  const { nameOf } = useFieldEnvironment();
  const offered = offeredOf(field);
  const code = asks && offered?.named && typeof value === 'string' ? value : '';
  const whole = code !== '' && !('problem' in typeOf(field).parse(code, field));
  const { rows, waiting, failed, keyword } = useLookup(offered?.by ?? '', whole ? code : undefined);
  if (!whole || waiting || failed || keyword !== code) return {};
  const row = rows.find(({ key }) => String(key) === code);
  return row ? { name: nameOf(row) } : { unknown: offered!.named!.unknown };
}
