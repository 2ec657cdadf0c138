/** The views of each screen as react-admin routes them, behind the person's authority. */
import { trimEndOf } from '../../core/text/trimming.ts';
import { lazy, Suspense, useEffect } from 'react';
import type { ComponentType, ReactElement, ReactNode } from 'react';
import { useLocation, useParams, useSearchParams } from 'react-router-dom';
import { CanAccess } from 'react-admin';
import { FormSkeleton } from '../../ui/state/FormSkeleton.tsx';
import { useT } from '../../ui/text.tsx';
import { readOnly as mayOnlyRead } from '../access/rights.ts';
import { useRefusal, useRights } from '../access/useRights.ts';
import { Declared, useDeclaredScreens } from '../providers/Declared.tsx';
import { RulesHere } from '../providers/RulesHere.tsx';
import { ServiceTexts, StepTexts } from '../providers/serviceTexts.tsx';
import type { Screen, ScreenPlace } from '../routes.ts';
import { enterRecord } from './list/memory.ts';
import type { FormMode, ScreenViews, WebScreens } from './contract.ts';

const ListScreen = lazy(() => import('./list/ListScreen.tsx'));
const FormScreen = lazy(() => import('./form/FormScreen.tsx'));
const ImportPage = lazy(() => import('../import/ImportPage.tsx'));
const NoAccess = lazy(() => import('../pages/NoAccess.tsx'));
const NotFound = lazy(() => import('../pages/NotFound.tsx'));

export interface ScreenRoute {
  readonly name: string;
  readonly list: ReactElement;
  readonly form: ReactElement;
  /** Reading and editing. */
  readonly record: ReactElement;
}

interface ViewProps {
  readonly screen: Screen;
  readonly views: ScreenViews | undefined;
}

export const screenRoutes = (places: readonly ScreenPlace[], web: WebScreens): readonly ScreenRoute[] =>
  places.map(({ name, resource }) => {
    const views = web[resource.prefix];
    const route = (View: ComponentType<ViewProps>) => (
      <Declared of={name}>
        <OfScreen name={name} views={views} View={View} />
      </Declared>
    );
    return { name, list: route(ListView), form: route(NewView), record: route(RecordView) };
  });

interface OfScreenProps {
  readonly name: string;
  readonly views: ScreenViews | undefined;
  readonly View: ComponentType<ViewProps>;
}

function OfScreen({ name, views, View }: OfScreenProps) {
  const screen = useDeclaredScreens().find((one) => one.name === name);
  if (!screen) throw new Error(`no list in services/resources/ has what ${name} shows`);
  return <View screen={screen} views={views} />;
}

function Gate({
  screen,
  write,
  children,
}: {
  readonly screen: Screen;
  readonly write?: boolean;
  readonly children: ReactNode;
}) {
  return (
    <Suspense fallback={<FormSkeleton />}>
      <CanAccess resource={screen.name} action={write ? 'create' : 'list'} accessDenied={<Denied screen={screen} />}>
        <ServiceTexts of={screen.resource.prefix}>{children}</ServiceTexts>
      </CanAccess>
    </Suspense>
  );
}

/** Whoever may at least read is told what is missing. */
function Denied({ screen }: { readonly screen: Screen }) {
  const t = useT();
  const refusal = useRefusal(screen.name, 'create');
  const reads = useRefusal(screen.name, 'list') === undefined;
  const missing = refusal === mayOnlyRead ? 'desk.no_access.create' : refusal;
  return <NoAccess menu={screen.menu} hint={reads && missing ? t(missing) : undefined} />;
}

function ListView({ screen, views }: ViewProps) {
  const level = useRights().level(screen.name);
  const { '*': rest } = useParams();
  const List = views?.list ?? ListScreen;
  // react-admin hands every address below the list to it.
  const exact = trimEndOf(rest ?? '', '/') === '' || `/${rest}`.endsWith(`/${screen.name}`);
  return <Gate screen={screen}>{exact ? <List key={screen.name} screen={screen} level={level} /> : <NotFound />}</Gate>;
}

function NewView({ screen, views }: ViewProps) {
  const level = useRights().level(screen.name);
  const [params] = useSearchParams();
  const Form = views?.form ?? FormScreen;
  useEffect(() => enterRecord(screen.name), [screen.name]);
  const source = idOf(params.get('copy') ?? undefined);
  const mode: FormMode = source === undefined ? 'new' : 'copy';
  const possible = !screen.resource.without?.includes('create');
  return (
    <Gate screen={screen} write={possible}>
      {possible ? (
        <RulesHere of={screen.resource}>
          <StepTexts of={screen.resource.prefix}>
            <Form key={`${mode}${source ?? ''}`} screen={screen} level={level} mode={mode} id={source} />
          </StepTexts>
        </RulesHere>
      ) : (
        <NotFound />
      )}
    </Gate>
  );
}

function RecordView({ screen, views }: ViewProps) {
  const level = useRights().level(screen.name);
  useEffect(() => enterRecord(screen.name), [screen.name]);
  const { id: text } = useParams();
  const { pathname } = useLocation();
  const Form = views?.form ?? FormScreen;
  const id = idOf(text);
  const readOnly = useRefusal(screen.name, 'edit') !== undefined;
  const mode: FormMode = readOnly || pathname.endsWith('/show') ? 'read' : 'edit';
  if (text === 'import' && screen.resource.imports?.keys)
    return (
      <Gate screen={screen} write>
        <ImportPage screen={screen} />
      </Gate>
    );
  return (
    <Gate screen={screen}>
      {id === undefined ? (
        <NotFound />
      ) : (
        <RulesHere of={screen.resource}>
          <StepTexts of={screen.resource.prefix}>
            <Form key={`${mode}${id}`} screen={screen} level={level} mode={mode} id={id} />
          </StepTexts>
        </RulesHere>
      )}
    </Gate>
  );
}

const idOf = (text: string | undefined): number | undefined =>
  /^[1-9]\d{0,15}$/.test(text ?? '') && Number.isSafeInteger(Number(text)) ? Number(text) : undefined;
