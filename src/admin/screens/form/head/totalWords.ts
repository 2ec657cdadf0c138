/** What a record comes to, in words: the first amount of `total` that is filled, with its currency or as won. */
import type { Values } from '../../../../core/field.ts';
import type { Resource } from '../../../../core/resource.ts';
import { typeOf } from '../../../../fields/index.ts';
import type { FieldEnvironment } from '../../../../fields/ui-contract.ts';
import { headerFields } from '../../../../record/resource.ts';
import { textWithin } from '../../../../record/within.ts';
import { firstFigure } from '../../../../sheet/cardFigures.ts';

export interface TotalWords {
  readonly name: string;
  readonly amount: string;
  /** The currency, where it stands in a field of its own. */
  readonly beside: string;
}

export function totalWords(resource: Resource, values: Values, environment: FieldEnvironment): TotalWords | undefined {
  const name = resource.total && firstFigure(resource.total.amount, values);
  const field = name === undefined ? undefined : headerFields(resource)[name];
  if (name === undefined || !field) return undefined;
  const amount = typeOf(field).format(values[name], field, environment).replace(/^-/, '\u2212');
  const { currCd } = values;
  const currency = field.type === 'foreign' && typeof currCd === 'string' ? currCd : '';
  return {
    name,
    amount:
      field.type === 'won' ? environment.t('desk.list.in_won', { amount }) : `${amount}${typeOf(field).unit ?? ''}`,
    beside: textWithin(resource, name, values, environment) || currency,
  };
}
