/** Instead of a page that broke while it was drawn, or whose person the server could not be asked about: what to do, and a new version where there is one. */
import { useEffect, useState } from 'react';
import { useRouteError } from 'react-router-dom';
import { isChunkError, isOutdated, reloadIfOutdated } from '../../session/calls/chunk.ts';
import { ApiError } from '../../session/calls/error.ts';
import { sessionConfig } from '../../session/config.ts';
import { useT } from '../../ui/text.tsx';
import { Button, buttonClass } from '../parts/Button.tsx';
import picture from '../pictures/lighthouse.svg';
import { PageTexts } from '../texts.tsx';
import '../frame/frame.css';
import '../notFound.css';

const sections = ['trouble'] as const;

export default function Broken() {
  return (
    <PageTexts sections={sections}>
      <Page error={useRouteError()} />
    </PageTexts>
  );
}

function Page({ error }: { readonly error: unknown }) {
  const t = useT();
  const lost = isChunkError(error);
  const [outdated, setOutdated] = useState(false);
  useEffect(() => {
    if (lost) void reloadIfOutdated().then(async (reloads) => setOutdated(!reloads && (await isOutdated())));
  }, [lost]);
  const unanswered = error instanceof ApiError;
  const text = outdated ? 'trouble.new' : lost ? 'trouble.lost' : unanswered ? 'trouble.unanswered' : 'trouble.broken';
  return (
    <div className="pt">
      <main id="main" className="pt-lost" tabIndex={-1}>
        <div className="pt-wrap" role="alert">
          <img className="pt-lost__picture" src={picture} alt="" width="480" height="300" />
          <h1>{t(`${text}.title`)}</h1>
          <p className="pt-lost__lead">{t(`${text}.lead`, { phone: sessionConfig.supportPhone })}</p>
          <div className="pt-lost__ways">
            <a className={buttonClass({ kind: 'secondary' })} href="/">
              {t('trouble.home')}
            </a>
            <Button onClick={() => location.reload()}>{t('trouble.reload')}</Button>
          </div>
        </div>
      </main>
    </div>
  );
}
