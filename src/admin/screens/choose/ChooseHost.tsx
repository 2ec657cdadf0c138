/** Shows the windows for choosing; their code comes with the first one. */
import { lazy, Suspense } from 'react';
import { answerChoice, useChooseRequests } from './requests.ts';

const ChooseDialog = lazy(() => import('./ChooseDialog.tsx'));

export function ChooseHost() {
  return useChooseRequests().map((request) => (
    <Suspense key={request.id}>
      <ChooseDialog request={request} onDone={(chosen) => answerChoice(request.id, chosen)} />
    </Suspense>
  ));
}
