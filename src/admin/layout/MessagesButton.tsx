import Bell from '@mui/icons-material/NotificationsOutlined';
import { useT } from '../../ui/text.tsx';
import type { FrameProps } from './frameProps.ts';

interface Props {
  readonly messages: FrameProps['messages'];
  readonly className: string;
}

/** The bell with the number of new messages; nothing for whoever gets none. */
export function MessagesButton({ messages, className }: Props) {
  const t = useT();
  if (!messages) return null;
  const { count, onOpen } = messages;
  return (
    <button
      type="button"
      className={className}
      aria-haspopup="dialog"
      aria-label={t('desk.frame.messages_count', { count })}
      onClick={onOpen}
    >
      <span className="hg-bar__bell">
        <Bell />
        {count > 0 && <span className="hg-bar__badge">{count > 99 ? '99+' : count}</span>}
      </span>
    </button>
  );
}
