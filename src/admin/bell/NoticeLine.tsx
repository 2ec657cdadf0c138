/** One notice: a link to its record, marked while it is unread. */
import Asked from '@mui/icons-material/ContactSupportOutlined';
import Check from '@mui/icons-material/CheckOutlined';
import Due from '@mui/icons-material/EventOutlined';
import Info from '@mui/icons-material/VisibilityOutlined';
import More from '@mui/icons-material/MoreHorizOutlined';
import State from '@mui/icons-material/SyncAltOutlined';
import Turn from '@mui/icons-material/ApprovalOutlined';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import type { Notice } from '../../core/notice.ts';
import { useFieldEnvironment } from '../../fields/ui-contract.ts';
import { IconButton } from '../../ui/button/IconButton.tsx';
import { cx } from '../../ui/cx.ts';
import { useT } from '../../ui/text.tsx';
import { useScreenAccess } from '../access/useRights.ts';
import { followInside } from '../layout/NavTree.tsx';
import { ServiceTexts } from '../providers/serviceTexts.tsx';
import { screenOfView, screenPath } from '../routes.ts';
import { useLabels } from '../screens/form/labels.ts';
import { noticeWords } from './noticeText.ts';

const icons: Readonly<Record<Notice['kind'], ReactNode>> = {
  turn: <Turn />,
  state: <State />,
  ref: <Info />,
  due: <Due />,
  asked: <Asked />,
  more: <More />,
};

interface Props {
  readonly notice: Notice;
  /** Of today the hour is enough. */
  readonly today: boolean;
  readonly onFollow: (notice: Notice, to: string | undefined) => void;
  readonly onRead: () => void;
}

/** Labels of the record's service may have to come first. */
export const NoticeLine = (props: Props) => (
  <ServiceTexts of={props.notice.prefix}>
    <Line {...props} />
  </ServiceTexts>
);

function Line({ notice, today, onFollow, onRead }: Props) {
  const t = useT();
  const { codeName, lang } = useFieldEnvironment();
  const { screens, mayOpen, pathOf } = useScreenAccess();
  const labels = useLabels(notice.prefix);
  const over = screens.filter((screen) => screen.resource.prefix === notice.prefix && mayOpen(screen));
  const [, service = ''] = useLocation().pathname.split('/');
  const screen = screenOfView(over, notice.view ?? undefined, service);
  // What is told of several leads to all of them.
  const several = notice.kind === 'turn' && Number(notice.facts['count']) > 1;
  const to = screen && (several ? screenPath(screen.name, { type: 'list' }) : pathOf(screen, notice.recordId));
  const what = t(`resources.${notice.prefix}.name`, { smart_count: 1, _: '' });
  const words = noticeWords(notice, { t, lang, codeName, fieldName: (field) => labels.field(field), what });
  return (
    <div className={cx('hg-note', !notice.read && 'hg-note--new')}>
      <a
        href={to}
        onClick={(event) => (to ? followInside(event, to, () => onFollow(notice, to)) : onFollow(notice, undefined))}
      >
        <span className="hg-note__icon" data-kind={notice.kind}>
          {icons[notice.kind]}
        </span>
        <span className="hg-note__text">
          <span className="hg-note__title">
            {!notice.read && <span className="hg-sr">{t('bell.new')} </span>}
            {words.title}
          </span>
          <b>{words.name}</b>
          {words.more && <small>{words.more}</small>}
        </span>
        <time dateTime={`${notice.at.replace(' ', 'T')}+09:00`}>
          {today ? notice.at.slice(11, 16) : notice.at.slice(5, 16)}
        </time>
      </a>
      {!notice.read && (
        <IconButton size="s" label={t('bell.read_one')} onClick={onRead}>
          <Check />
        </IconButton>
      )}
    </div>
  );
}
