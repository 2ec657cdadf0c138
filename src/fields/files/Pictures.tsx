/** The pictures of a row small, before the names of its files; a press shows one in full. */
import { useFieldEnvironment } from '../ui-contract.ts';
import { isPicture } from './entry.ts';
import type { FileEntry } from './entry.ts';
import type { RowFiles } from './rowFiles.ts';

/** More would leave the name no room. */
const most = 3;

interface Props {
  readonly live: readonly FileEntry[];
  readonly files: RowFiles;
}

export function Pictures({ live, files: { Mark, show } }: Props) {
  const { t } = useFieldEnvironment();
  const pictures = live.filter(isPicture);
  return pictures.slice(0, most).map((file) =>
    show ? (
      <button
        key={file.fileDetailId}
        type="button"
        className="hg-filecell__small"
        tabIndex={-1}
        aria-label={t('desk.attach.open', { name: file.oriFileNm })}
        title={file.oriFileNm}
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => show(file, pictures)}
      >
        <Mark file={file} />
      </button>
    ) : (
      <span key={file.fileDetailId} className="hg-filecell__small">
        <Mark file={file} />
      </span>
    ),
  );
}
