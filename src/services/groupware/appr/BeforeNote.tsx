/** Above a document that was drafted anew: the one before, who refused it and why. */
import { Link } from 'react-router-dom';
import { useScreenAccess } from '../../../admin/access/useRights.ts';
import { useLanguage } from '../../../session/language.ts';
import { useT } from '../../../ui/text.tsx';
import { appr } from '../appr.ts';
import { beforeOf } from '../again.ts';

interface Props {
  readonly vals: Parameters<typeof beforeOf>[0];
  /** Who refused it stands among the facts already. */
  readonly wayOnly?: boolean;
}

export function BeforeNote({ vals, wayOnly = false }: Props) {
  const t = useT();
  const { screens, mayOpen, pathOf } = useScreenAccess();
  const before = beforeOf(vals, useLanguage());
  if (!before) return null;
  const { id, no, by, why } = before;
  const box = screens.find((one) => one.resource.prefix === appr.prefix && one.view === 'reject' && mayOpen(one));
  const name = no || t('resources.groupware/appr.before.unnumbered');
  const word = (key: string) => t(`resources.groupware/appr.before.${key}`);
  return (
    <dl className="ap-before" aria-label={word('apprAgain')}>
      <dt>{word('apprAgain')}</dt>
      <dd>{box ? <Link to={pathOf(box, id)}>{name}</Link> : name}</dd>
      {!wayOnly && by && (
        <>
          <dt>{word('apprRefused')}</dt>
          <dd>{by}</dd>
        </>
      )}
      {!wayOnly && why && (
        <>
          <dt>{word('apprRefusedWhy')}</dt>
          <dd>{why}</dd>
        </>
      )}
    </dl>
  );
}
