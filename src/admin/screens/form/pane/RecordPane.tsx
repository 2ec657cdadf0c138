/** The list of the screen beside the record that is open: the search that its list had last, from one side of the documents. */
import Find from '@mui/icons-material/ManageSearchOutlined';
import { useGetList, useGetOne, useStore, useTranslate } from 'react-admin';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { serverToday } from '../../../../session/today.ts';
import { IconButton } from '../../../../ui/button/IconButton.tsx';
import { Checkbox } from '../../../../ui/form/Checkbox.tsx';
import { CloseGlyph } from '../../../../ui/icon/glyphs.tsx';
import { SegmentedControl } from '../../../../ui/segmented/SegmentedControl.tsx';
import { useDesk } from '../../../desk.ts';
import { useMenuTitle } from '../../../pages/useMenuTitle.ts';
import type { ListMeta } from '../../../providers/dataProvider.ts';
import { screenPath } from '../../../routes.ts';
import { orderOf, readAddress, usualOrder } from '../../list/listParams.ts';
import { rememberedAddress } from '../../list/memory.ts';
import { isFresh, pageSize, sortText } from '../../list/search/search.ts';
import { listedFor } from '../../seenScreen.ts';
import type { PaneProps } from '../parts.ts';
import { wholeRecord } from '../record/useSend.ts';
import { PaneRows } from './PaneRows.tsx';
import { filterOfSide, paneSides, sideIn } from './paneRows.ts';
import './pane.css';

const nothing = () => undefined;

export function RecordPane({ screen: whole, level, id, pane, onHide }: PaneProps) {
  const t = useTranslate();
  const navigate = useNavigate();
  const { session } = useDesk();
  const screen = listedFor(whole, session.corp.id);
  const { resource } = screen;
  const { title } = useMenuTitle(screen.menu);
  const heading = useId();
  const word = (key: string, args?: Readonly<Record<string, string | number>>) =>
    t(`resources.${resource.prefix}.pane.${key}`, args);

  // The record is fetched by its form; here it tells the side that it is looked at from.
  const { data: record } = useGetOne(screen.name, { id: id ?? 0, meta: wholeRecord }, { enabled: false });
  const [pressed, setPressed] = useState<string>();
  const side = pressed ?? (record && sideIn(resource, record, session.corp.id));
  const [isTurnFirst, keepTurnFirst] = useStore(`form:${screen.name}.turnFirst`, true);

  const state = readAddress(rememberedAddress(screen.name) ?? '', resource, serverToday());
  const [first] = state.sort;
  const sort = first ? orderOf(first) : usualOrder(resource);
  const meta = { columns: pane.columns, sort: state.sort.map(sortText) } satisfies ListMeta;
  // Its errors are told in the place of the rows.
  const list = useGetList(
    screen.name,
    {
      ...{ pagination: { page: 1, perPage: pageSize }, sort, meta },
      filter: side === undefined ? {} : filterOfSide(state, resource, side),
    },
    { enabled: side !== undefined, retry: false, onError: nothing },
  );
  const toList = screenPath(screen.name, { type: 'list' });
  const address = rememberedAddress(screen.name);
  return (
    <section className="hg-pane" aria-labelledby={heading}>
      <header className="hg-pane__head">
        <h2 id={heading} className="hg-el">
          {title}
        </h2>
        <IconButton
          size="s"
          label={word('search')}
          onClick={() => void navigate(address ? `${toList}?${address}` : toList)}
        >
          <Find />
        </IconButton>
        <IconButton size="s" label={word('hide')} onClick={onHide}>
          <CloseGlyph />
        </IconButton>
      </header>
      <div className="hg-pane__side">
        <Sides
          screenName={screen.name}
          options={paneSides(resource).map((value) => ({
            value,
            label: word(value),
            filter: filterOfSide(state, resource, value),
          }))}
          label={word('side')}
          column={resource.name}
          value={side}
          onChange={setPressed}
        />
      </div>
      <div className="hg-pane__order">
        <label>
          <Checkbox checked={isTurnFirst} onChange={({ target }) => keepTurnFirst(target.checked)} />
          {word('turn_first')}
        </label>
        {!isFresh(state, resource.search, serverToday()) && <span>{word('searched')}</span>}
      </div>
      <PaneRows key={side} {...{ screen, level, id, side, isTurnFirst, word, list }} about={pane.about} />
    </section>
  );
}

interface SidesProps {
  readonly screenName: string;
  readonly options: readonly {
    readonly value: string;
    readonly label: string;
    readonly filter: Record<string, string>;
  }[];
  readonly label: string;
  readonly column: string;
  readonly value: string | undefined;
  readonly onChange: (side: string) => void;
}

/** The sides with how many records each has. */
function Sides({ screenName, options, column, ...control }: SidesProps) {
  const meta = { columns: [column] } satisfies ListMeta;
  const [one, other] = options;
  const count = (filter: Record<string, string> | undefined) => ({
    ...{ pagination: { page: 1, perPage: 1 }, sort: { field: 'id', order: 'ASC' as const } },
    ...{ filter: filter ?? {}, meta },
  });
  const { total: ofOne } = useGetList(screenName, count(one?.filter), { retry: false, enabled: one !== undefined });
  const { total: ofOther } = useGetList(screenName, count(other?.filter), {
    retry: false,
    enabled: other !== undefined,
  });
  const totals = [ofOne, ofOther];
  return (
    <SegmentedControl
      {...control}
      options={options.map(({ value, label }, at) => ({ value, label: [label, totals[at]].join(' ').trim() }))}
    />
  );
}
