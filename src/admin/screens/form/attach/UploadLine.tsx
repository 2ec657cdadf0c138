/** A file on its way: how far it is, broken off or tried again. */
import { useTranslate } from 'react-admin';
import RetryIcon from '@mui/icons-material/RefreshOutlined';
import { extensionOf } from '../../../../fields/files/fileName.ts';
import { IconButton } from '../../../../ui/button/IconButton.tsx';
import { CloseGlyph } from '../../../../ui/icon/glyphs.tsx';
import { cx } from '../../../../ui/cx.ts';
import { Badge } from './FileMark.tsx';
import type { Sending, Uploads } from './useUploads.ts';

interface Props {
  readonly item: Sending;
  readonly uploads: Uploads;
}

export function UploadLine({ item, uploads }: Props) {
  const t = useTranslate();
  const { uid, name, state, part, message } = item;
  const failed = state === 'failed';
  const percent = Math.floor(part * 100);
  const word = state === 'waiting' ? t('desk.attach.waiting') : part >= 1 ? t('desk.attach.checking') : `${percent}%`;
  return (
    <li className={cx('hg-attach__line', failed && 'hg-attach__line--failed')}>
      <Badge extension={extensionOf(name)} />
      <span className="hg-attach__text">
        <span className="hg-attach__name" title={name}>
          {name}
        </span>
        {failed && (
          <small role="alert" className="hg-attach__why">
            {message}
          </small>
        )}
      </span>
      {!failed && <span className="hg-attach__part">{word}</span>}
      <span className="hg-attach__acts hg-attach__acts--stay">
        {failed && (
          <IconButton size="s" label={t('desk.attach.retry', { name })} onClick={() => uploads.retry(uid)}>
            <RetryIcon />
          </IconButton>
        )}
        <IconButton
          size="s"
          label={t(failed ? 'desk.attach.discard' : 'desk.attach.cancel', { name })}
          onClick={() => uploads.drop(uid)}
        >
          <CloseGlyph />
        </IconButton>
      </span>
      {!failed && (
        <span
          className="hg-attach__bar"
          role="progressbar"
          aria-label={t('desk.attach.sending', { name })}
          aria-valuenow={percent}
          aria-valuemin={0}
          aria-valuemax={100}
        >
          <i style={{ width: `${percent}%` }} />
        </span>
      )}
    </li>
  );
}
