/** The window for choosing records (1-foundations 2.3), built from nothing but the declaration of what is chosen. */
import MuiDialog from '@mui/material/Dialog';
import { useStore } from 'react-admin';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useFieldEnvironment } from '../../../fields/ui-contract.ts';
import type { LookupRow } from '../../../fields/ui-contract.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { AlertDialog } from '../../../ui/dialog/AlertDialog.tsx';
import { useOpenDialog } from '../../../ui/dialog/openDialogs.ts';
import type { GridHandle } from '../../../ui/grid/DataGrid.tsx';
import { PlusGlyph } from '../../../ui/icon/glyphs.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { useT } from '../../../ui/text.tsx';
import { Words } from '../../../ui/Words.tsx';
import { useLanguage } from '../../../session/language.ts';
import { useRights, useScreenAccess } from '../../access/useRights.ts';
import { Declared, useDeclaredScreens } from '../../providers/Declared.tsx';
import { ServiceTexts } from '../../providers/serviceTexts.tsx';
import { screenPath } from '../../routes.ts';
import { ListProblem } from '../list/ListProblem.tsx';
import { useListColumns } from '../list/columns/useListColumns.ts';
import { ChooseCards } from './ChooseCards.tsx';
import { ChooseGrid } from './ChooseGrid.tsx';
import { ChooseSearch } from './ChooseSearch.tsx';
import { ChooseStatus } from './ChooseStatus.tsx';
import { ResizeHandle } from './ResizeHandle.tsx';
import type { ChooseRequest } from './requests.ts';
import { narrows } from '../list/search/search.ts';
import { keyboardNow, typesOn } from './keyboard.ts';
import type { Keyboard } from './keyboard.ts';
import { startSearch } from './search.ts';
import { sourceOf } from './sources.ts';
import type { Source } from './sources.ts';
import { useChoices } from './useChoices.ts';
import { useChosen } from './useChosen.ts';
import { sized, usualSize } from './windowSize.ts';
import type { WindowSize } from './windowSize.ts';
import './choose.css';

interface Props {
  readonly request: ChooseRequest;
  readonly onDone: (chosen: readonly LookupRow[] | undefined) => void;
}

export default function ChooseDialog(props: Props) {
  return (
    <Declared of={props.request.target}>
      <OfTarget {...props} />
    </Declared>
  );
}

function OfTarget(props: Props) {
  const screens = useDeclaredScreens();
  const { mayOpen } = useScreenAccess();
  const { target, shows } = props.request;
  const lang = useLanguage();
  const source = sourceOf(target, screens, mayOpen, shows);
  if (!source) throw new Error(`${target} cannot be chosen from`);
  return (
    <ServiceTexts of={source.resource.prefix}>
      <Words section="choose" lang={lang}>
        <Choosing {...props} source={source} />
      </Words>
    </ServiceTexts>
  );
}

function Choosing({ request, source, onDone }: Props & { readonly source: Source }) {
  const t = useT();
  const id = useId();
  const { phone } = useFieldEnvironment();
  const { resource, target } = source;
  const multiple = request.multiple ?? false;
  const called = source.grid ? `grids.${source.grid}` : 'name';
  const name = request.named ?? t(`resources.${resource.prefix}.${called}`, { smart_count: 1, _: request.label });
  const [state, setState] = useState(() => startSearch(resource, request.keyword, request.conditions));
  const columns = useListColumns({ name: `choose/${[target, ...(request.shows ?? [])].join('.')}`, resource });
  const shown = columns.shown.map((column) => column.name);
  const choices = useChoices(source, state, shown, request.query);
  const chosen = useChosen(request, choices.rows);
  const [kept, keepSize] = useStore<WindowSize | undefined>(`desk:choose:${target}`);
  const size = sized(kept ?? usualSize(resource.search.firstOf !== undefined));
  const grid = useRef<GridHandle>(null);
  const [refused, setRefused] = useState<string>();

  // Closed first, answered then: the field has the keyboard back when it takes what was chosen.
  const [done, setDone] = useState<{ readonly rows: readonly LookupRow[] | undefined }>();
  const answer = useEffectEvent(() => done && onDone(done.rows));
  const closed = done !== undefined;
  const close = () => setDone({ rows: undefined });
  useOpenDialog(!closed, close);
  useEffect(() => {
    if (closed) answer();
  }, [closed]);

  const end = (rows: readonly LookupRow[]) => {
    const barred = request.any ? undefined : rows.find((row) => row.barred)?.barred;
    if (barred) setRefused(barred.why);
    else setDone({ rows });
  };
  const pick = (row: LookupRow) => end(multiple ? chosen.with(row) : [row]);
  const confirm = () =>
    chosen.rows.length > 0 || chosen.cleared ? end(chosen.rows) : setRefused(t('desk.message.select_row'));
  const toRows = (at = 0) => {
    const row = choices.rows[at];
    if (row) grid.current?.focusCell(row.id);
  };
  // After a search the keyboard is on its first row, so that Enter picks it.
  const [searched, setSearched] = useState(0);
  const settled = !choices.fetching && searched > 0;
  const askedFrom = useRef<Keyboard>(undefined);
  const land = useEffectEvent(() => {
    setSearched(0);
    // Whoever types the next words already keeps the keyboard.
    if (!typesOn(askedFrom.current, keyboardNow())) toRows();
  });
  useEffect(() => {
    if (settled) land();
  }, [settled]);

  const rights = useRights();
  const { home } = source;
  const lock = home && rights.refusal(home.name, 'create');
  const mayMake = home && !lock && !resource.without?.includes('create');
  const shared = {
    ...{
      source,
      columns,
      choices,
      multiple,
      bars: !request.any,
      label: name,
      chosen: chosen.keys,
      onChosen: chosen.set,
      onPick: pick,
    },
    emptyState: (
      <EmptyState
        searched={narrows(state)}
        title={narrows(state) ? t('desk.list.not_found') : t('desk.list.empty_named', { name })}
        hint={request.none && t(`errors.${request.none}`)}
      />
    ),
  };

  return (
    <MuiDialog
      open={!closed}
      fullScreen={phone}
      maxWidth={false}
      onClose={close}
      aria-labelledby={`${id}-title`}
      className="hg-dlg hc"
      slotProps={{
        paper: { style: phone ? undefined : { width: `${size.width}vw`, height: `${size.height}vh` } },
      }}
    >
      <div className="hg-dlg__head hc-head">
        <h2 id={`${id}-title`}>{t(multiple ? 'choose.title_many' : 'choose.title', { name })}</h2>
        {request.label !== name && <span className="hc-head__for">{request.label}</span>}
      </div>
      <ChooseSearch
        id={id}
        resource={resource}
        state={state}
        onDown={toRows}
        onSearch={(next) => {
          chosen.leave();
          // Who asks the same once more wants to know what has come since.
          if (JSON.stringify(next) === JSON.stringify(state)) choices.refresh();
          setState(next);
          askedFrom.current = keyboardNow();
          setSearched((turn) => turn + 1);
        }}
      />
      {choices.error && choices.rows.length === 0 ? (
        <ListProblem error={choices.error} onRetry={choices.refresh} />
      ) : phone ? (
        <ChooseCards {...shared} />
      ) : (
        <ChooseGrid
          {...shared}
          ref={grid}
          state={state}
          onSort={(sort) => {
            chosen.leave();
            setState({ ...state, sort, page: 1 });
          }}
        />
      )}
      <ChooseStatus
        choices={choices}
        page={state.page}
        count={multiple ? chosen.rows.length : undefined}
        onPage={(page) => {
          chosen.leave();
          setState({ ...state, page });
        }}
      />
      <div className="hg-dlg__foot">
        {mayMake && (
          <ButtonLink
            kind="quiet"
            icon={<PlusGlyph />}
            href={screenPath(home.name, { type: 'create' })}
            target="_blank"
            rel="noreferrer"
          >
            {t('choose.new', { name })}
          </ButtonLink>
        )}
        <div className="hg-dlg__buttons">
          <Button onClick={close}>{t('desk.action.close')}</Button>
          {(!phone || multiple) && (
            <Button kind="filled" onClick={confirm}>
              {t('desk.action.confirm')}
            </Button>
          )}
        </div>
        {!phone && <ResizeHandle size={size} onSize={keepSize} />}
      </div>
      <AlertDialog
        open={refused !== undefined}
        title={refused}
        onConfirm={() => {
          setRefused(undefined);
          setTimeout(() => toRows());
        }}
      />
    </MuiDialog>
  );
}
