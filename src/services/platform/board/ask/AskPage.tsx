/** Where a visitor or member asks; then what becomes of the question. */
import { usePortalPath } from '../../../../portal/base.ts';
import { ButtonLink } from '../../../../portal/parts/Button.tsx';
import { SubPage } from '../../../../portal/parts/SubPage.tsx';
import { useT } from '../../../../ui/text.tsx';
import { AskForm } from './AskForm.tsx';
import { useAskForm } from './useAskForm.web.ts';
import type { Taken } from './useAskForm.web.ts';

const board = 'about/notice?boardCd=platform_qna';

export function AskPage() {
  const t = useT();
  const path = usePortalPath();
  const form = useAskForm();
  return (
    <SubPage
      crumbs={[
        { label: t('portal.menu.support') },
        { label: t('portal.menu.qna'), to: path(board) },
        { label: t('ask.title') },
      ]}
      title={t('ask.title')}
      lead={form.taken ? undefined : t('ask.lead')}
    >
      {form.taken ? <Done {...form.taken} /> : <AskForm form={form} />}
    </SubPage>
  );
}

/** Said where one looks: the page has become shorter, and a phone stood at its end. */
function showDone(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
  if (element) window.scrollTo(0, 0);
}

function Done({ id, email }: Taken) {
  const t = useT();
  const path = usePortalPath();
  const held = id === undefined;
  return (
    <div className="pt-ask-done" role="status" tabIndex={-1} ref={showDone}>
      <h2>{t(`ask.done.${held ? 'held' : 'shown'}`)}</h2>
      <p>{t(held ? 'ask.done.held_text' : 'ask.done.text', { email })}</p>
      <div>
        {!held && <ButtonLink to={path(`about/notice/${id}`)}>{t('ask.done.see')}</ButtonLink>}
        <ButtonLink kind="secondary" to={path(board)}>
          {t('ask.done.list')}
        </ButtonLink>
      </div>
    </div>
  );
}
