/** The dialogs of the error catalogue, above portal and back office alike (1-foundations 8). */
import { isProduction, sessionConfig } from '../../session/config.ts';
import type { ApiError } from '../../session/calls/error.ts';
import { endTrouble } from '../../session/calls/trouble.ts';
import type { Trouble } from '../../session/calls/trouble.ts';
import { useT } from '../../ui/text.tsx';
import type { Translate } from '../../ui/text.tsx';
import { AlertBox } from '../parts/AlertBox.tsx';
import { PageTexts } from '../texts.tsx';

const sections = ['trouble'] as const;

export default function TroubleBox({ trouble }: { readonly trouble: Trouble }) {
  return (
    <PageTexts sections={sections}>
      <Box trouble={trouble} />
    </PageTexts>
  );
}

function Box({ trouble }: { readonly trouble: Trouble }) {
  const t = useT();
  if (trouble.kind === 'call') return <AlertBox kind="alert" text={callText(trouble.error, t)} onClose={endTrouble} />;
  const close = (yes: boolean) => {
    endTrouble();
    if (yes) location.reload();
  };
  return <AlertBox kind="confirm" text={t(trouble.outdated ? 'trouble.outdated' : 'trouble.chunk')} onClose={close} />;
}

/** No answer: which request, and whom to ask. One problem: its message; several: a list; none: the name of the error. */
export function callText(error: ApiError, t: Translate, production = isProduction): string {
  const { status, problems, request, message, name } = error;
  if (status === 0) return t('trouble.network', { request, phone: sessionConfig.supportPhone });
  if (problems.length === 1) return problems[0]!.message;
  if (problems.length > 1) return problems.map((problem) => `▪ ${problem.message}`).join('\n');
  const general = t('trouble.general', { name });
  return production ? general : `${general}\n${t('trouble.detail', { request, status, message })}`;
}
