/** Boxes of fields under headings of their own: in columns side by side where there is room, one below the other on a phone. */
import { useStore, useTranslate } from 'react-admin';
import { FormBox, FormBoxColumn, FormBoxes } from '../../../../ui/form/FormBox.tsx';
import { errorsOf } from '../model/problems.ts';
import { useRecordForm } from '../recordForm.ts';
import type { NamedBox } from './boxColumns.ts';
import { PlacedFields } from './PlacedFields.tsx';

interface Props {
  readonly columns: readonly (readonly NamedBox[])[];
  /** The field that the keyboard starts in. */
  readonly first: string | undefined;
}

export const FieldBoxes = ({ columns, first }: Props) =>
  columns.length > 0 && (
    <FormBoxes>
      {columns.map((boxes) => (
        <FormBoxColumn key={boxes[0]!.name} span={boxes[0]!.box.span}>
          {boxes.map((box) => (
            <Box key={box.name} {...box} first={first} />
          ))}
        </FormBoxColumn>
      ))}
    </FormBoxes>
  );

function Box({ name, box, fields, first }: NamedBox & Pick<Props, 'first'>) {
  const t = useTranslate();
  const { resource, problems } = useRecordForm();
  const [kept, setOpen] = useStore<boolean>(`form:box:${resource.prefix}.${name}`, !box.folded);
  const errors = errorsOf(problems).filter((problem) => fields.some(([field]) => field === problem.at)).length;
  // What is wrong is seen, and can be jumped to, whatever was folded.
  const open = !box.folded || kept || errors > 0;
  return (
    <FormBox
      title={t(`resources.${resource.prefix}.boxes.${name}`, { _: name })}
      errors={errors}
      open={open}
      onToggle={box.folded ? () => setOpen(!open) : undefined}
    >
      <PlacedFields fields={fields} first={first} />
    </FormBox>
  );
}
