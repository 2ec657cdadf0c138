/** What a button of a record is called: by its name, or as the action says for this person and record. */
import type { Values } from '../../../core/field.ts';
import type { ActionButton, Actor, Resource } from '../../../core/resource.ts';
import type { Translate } from '../../../ui/text.tsx';

export function actionLabel(
  t: Translate,
  resource: Resource,
  action: ActionButton,
  record?: Values,
  actor?: Actor,
): string {
  const says = record && actor && action.says?.(record, actor);
  return t(`resources.${resource.prefix}.actions.${says ?? action.name}`, { _: action.name });
}
