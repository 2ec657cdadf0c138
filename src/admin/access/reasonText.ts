/** The sentence of a refusal; between companies it names who may do it. */
import type { Resource } from '../../core/resource.ts';
import { operatorSide, ownerSide } from '../../core/resource.ts';
import { writingSides } from '../../record/sides.ts';
import type { Translate } from '../../ui/text.tsx';
import { labelOf } from '../labels.ts';

export function reasonText(t: Translate, resource: Resource, key: string): string {
  if (key !== 'desk.reason.partner' || !resource.parties) return t(key);
  return t(key, {
    who: writingSides(resource)
      .map((side) => sideName(t, resource, side))
      .join(', '),
  });
}

/** `resources.{prefix}.sides.{side}`, else the label of the field that names the company. */
function sideName(t: Translate, { prefix, parties = {} }: Resource, side: string): string {
  const field = parties[side]!;
  const usual =
    field === operatorSide
      ? t('desk.side.operator')
      : field === ownerSide
        ? t('desk.side.owner')
        : labelOf(t, prefix, field);
  return t(`resources.${prefix}.sides.${side}`, { _: usual });
}
