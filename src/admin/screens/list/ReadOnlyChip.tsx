import Eye from '@mui/icons-material/VisibilityOutlined';
import { Chip } from '../../../ui/chip/Chip.tsx';
import { useT } from '../../../ui/text.tsx';

/** Says that this menu is for reading only. */
export function ReadOnlyChip() {
  const t = useT();
  return (
    <Chip mark="none" tone="line">
      <Eye sx={{ fontSize: 14 }} />
      {t('desk.form.read_only')}
    </Chip>
  );
}
