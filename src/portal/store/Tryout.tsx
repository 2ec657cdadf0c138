/** Ways to see a service at work, below its other ways: the demo yard and the film of the first page. */
import { lazy, Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import { useT } from '../../ui/text.tsx';
import { Button } from '../parts/Button.tsx';
import { Icon } from '../parts/icons.tsx';
import { PageTexts } from '../texts.tsx';
import { EnterYard } from '../yard/EnterYard.tsx';
import { useYardOffer } from '../yard/yard.ts';

const VideoDialog = lazy(() => import('../home/video/VideoDialog.tsx'));
const sections = ['home'] as const;

export default function Tryout(): ReactNode {
  const t = useT();
  const entersYard = useYardOffer();
  const [watching, setWatching] = useState(false);
  return (
    <>
      {entersYard && <EnterYard kind="secondary" size="m" />}
      <Button kind="secondary" size="m" onClick={() => setWatching(true)}>
        <Icon name="play" />
        {t('portal.tryout.film')}
      </Button>
      {watching && (
        <PageTexts sections={sections}>
          <Suspense fallback={null}>
            <VideoDialog from={0} onClose={() => setWatching(false)} />
          </Suspense>
        </PageTexts>
      )}
    </>
  );
}
