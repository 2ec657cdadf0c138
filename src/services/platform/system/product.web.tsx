/** The form of a product: the derived one, with the menus that it opens chosen by name. */
import type { FormScreenProps } from '../../../admin/screens/contract.ts';
import FormScreen from '../../../admin/screens/form/FormScreen.tsx';
import type { FormParts } from '../../../admin/screens/form/parts.ts';
import { useFieldEnvironment } from '../../../fields/ui-contract.ts';
import type { InputProps } from '../../../fields/ui-contract.ts';
import { matchingOptions } from '../../../inputs/choices.ts';
import { ComboBox } from '../../../inputs/ComboBox.tsx';
import { FormField } from '../../../ui/form/FormField.tsx';
import { menuChoices, menusInWords, toggledMenus } from './menuChoices.ts';
import { treeIdsOf } from './product.rules.ts';

function MenusInput({
  field: _field,
  value,
  onChange,
  onBlur,
  record: _record,
  disabled,
  autoFocus,
  ...shell
}: InputProps) {
  const { lang } = useFieldEnvironment();
  return (
    <FormField {...shell}>
      {(ids) => (
        <ComboBox
          ids={ids}
          label={shell.label}
          multiple
          text={menusInWords(value, lang)}
          chosen={new Set(treeIdsOf(value))}
          options={(typed) => matchingOptions(menuChoices(lang), typed)}
          onPick={({ key }) => onChange(toggledMenus(value, key))}
          onClear={() => onChange(null)}
          {...{ disabled, autoFocus, onBlur }}
        />
      )}
    </FormField>
  );
}

const inputs = { menuTreeIds: MenusInput };

export default function ProductForm(props: FormScreenProps) {
  const { lang } = useFieldEnvironment();
  const parts: FormParts = {
    inputs,
    shown: (field, _grid, value) => (field === 'menuTreeIds' && value ? menusInWords(value, lang) : undefined),
  };
  return <FormScreen {...props} parts={parts} />;
}
