import { useT } from '../../ui/text.tsx';
import { usePortalBase } from '../base.ts';
import { useBrand } from '../brand.ts';
import { TakenOverLater } from '../parts/TakenOverLater.tsx';
import { usePageTitle } from '../pageTitle.ts';
import { Hero } from './hero/Hero.tsx';
import { GoContext } from './moves/SectionLink.tsx';
import { useSectionMoves } from './moves/useSectionMoves.ts';
import { useSections } from './moves/useSections.ts';
import { Benefits } from './parts/Benefits.tsx';
import { Configuration } from './parts/Configuration.tsx';
import { DemoSection } from './parts/DemoSection.tsx';
import { Features } from './parts/Features.tsx';
import { KeyScreens } from './parts/KeyScreens.tsx';
import { Processes } from './parts/Processes.tsx';
import { SectionNav } from './parts/SectionNav.tsx';
import { VideoSection } from './video/VideoSection.tsx';

const parts = [Benefits, Features, Configuration, Processes, KeyScreens, VideoSection, DemoSection];

/** The front page: ten sections about the ship-repair support system (2-portal 2 "home page"). */
export function Index() {
  const t = useT();
  const brand = useBrand();
  // The portal of forwarders is named by what it is, not after the system for yards.
  const ofForwarders = usePortalBase().startsWith('lmate');
  usePageTitle(ofForwarders ? undefined : t('home.title'));
  const { current, place, go } = useSections();
  useSectionMoves({ place, go });
  return (
    <GoContext value={go}>
      <main id="main" className="pt-home" tabIndex={-1}>
        <h1 className="hg-sr">{t(ofForwarders ? 'home.heading_lmate' : 'home.heading', { brand })}</h1>
        <Hero />
        {parts.map((Part, at) => (
          <TakenOverLater key={at}>
            <Part />
          </TakenOverLater>
        ))}
      </main>
      <SectionNav current={current} />
    </GoContext>
  );
}
