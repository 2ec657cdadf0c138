import { useMemo, useState } from 'react';
import CalendarIcon from '@mui/icons-material/CalendarTodayOutlined';
import ClockIcon from '@mui/icons-material/ScheduleOutlined';
import ColumnsIcon from '@mui/icons-material/ViewColumnOutlined';
import RefreshIcon from '@mui/icons-material/RefreshOutlined';
import SearchIcon from '@mui/icons-material/SearchOutlined';
import TuneIcon from '@mui/icons-material/TuneOutlined';
import { PageHeader } from '../../src/admin/layout/PageHeader.tsx';
import { Button } from '../../src/ui/button/Button.tsx';
import { CardList, RecordCard } from '../../src/ui/card/RecordCard.tsx';
import { Chip } from '../../src/ui/chip/Chip.tsx';
import type { ChipMark, ChipTone } from '../../src/ui/chip/Chip.tsx';
import { FilterChip } from '../../src/ui/chip/FilterChip.tsx';
import { SelectBox } from '../../src/ui/form/SelectBox.tsx';
import { TextBox } from '../../src/ui/form/TextBox.tsx';
import { ColumnChooser } from '../../src/ui/grid/ColumnChooser.tsx';
import { DataGrid } from '../../src/ui/grid/DataGrid.tsx';
import { plainLayout } from '../../src/ui/grid/layout.ts';
import type { GridColumn, GridSort, RowKey } from '../../src/ui/grid/types.ts';
import { DownGlyph } from '../../src/ui/icon/glyphs.tsx';
import { SegmentedControl } from '../../src/ui/segmented/SegmentedControl.tsx';
import { EmptyState } from '../../src/ui/state/EmptyState.tsx';
import { ErrorState } from '../../src/ui/state/ErrorState.tsx';
import { Pager } from '../../src/ui/status/Pager.tsx';
import { StatusDivider, StatusFigure, StatusLine } from '../../src/ui/status/StatusLine.tsx';
import { useT } from '../../src/ui/text.tsx';
import { usePhone } from '../../src/ui/useMedia.ts';
import { quots } from './quots.ts';
import type { Quot } from './quots.ts';
import './list.css';

const tones: Record<string, ChipTone> = {
  pri: 'primary',
  acc: 'accent',
  ok: 'ok',
  warn: 'warn',
  err: 'err',
  line: 'line',
};
const marks: Record<string, ChipMark> = { ho: 'ring', ha: 'half', sq: 'square', x: 'dash' };

export function StateChip({ quot }: { quot: Quot }) {
  const names = quot.chip.split(' ');
  const tone = names.map((name) => tones[name]).find(Boolean);
  const mark = names.map((name) => marks[name]).find(Boolean);
  return (
    <Chip tone={tone} mark={mark}>
      {quot.state}
    </Chip>
  );
}

const none = <span className="hg-zero">–</span>;
const figure = (text: string) => (text === '' ? none : text === '0' ? <span className="hg-zero">0</span> : text);
const words = {
  ko: [
    '견적번호',
    '견적일',
    '선박',
    '거래처',
    '견적명',
    '견적금액(외화)',
    '견적금액',
    '합계금액',
    '이익률(%)',
    '유효기한',
    '상태',
    '견적',
    '선박수리 영업',
  ],
  en: [
    'Quotation No',
    'Date',
    'Vessel',
    'Partner',
    'Quotation',
    'Amount (foreign)',
    'Amount',
    'Total',
    'Margin (%)',
    'Valid until',
    'State',
    'Quotations',
    'Repair sales',
  ],
};

function quotColumns(w: string[]): GridColumn<Quot>[] {
  return [
    {
      key: 'no',
      name: w[0]!,
      width: 126,
      frozen: true,
      sortable: true,
      hideable: false,
      render: (row) => (
        <span className="hg-doc">
          {row.no}
          {row.rev && <small>{row.rev}</small>}
        </span>
      ),
    },
    {
      key: 'date',
      name: w[1]!,
      width: 92,
      sortable: true,
      render: (row) => <span className="hg-tn">{row.date || none}</span>,
    },
    { key: 'ship', name: w[2]!, width: 100, sortable: true },
    { key: 'clnt', name: w[3]!, width: 130, sortable: true },
    { key: 'name', name: w[4]!, grow: true, width: 140 },
    {
      key: 'foreign',
      name: w[5]!,
      width: 108,
      numeric: true,
      render: (row) =>
        row.cur ? (
          <>
            <span className="hg-cur">{row.cur}</span>
            {row.foreign}
          </>
        ) : (
          none
        ),
    },
    { key: 'amt', name: w[6]!, width: 90, numeric: true, sortable: true, render: (row) => figure(row.amt) },
    { key: 'sum', name: w[7]!, width: 94, numeric: true, sortable: true, render: (row) => figure(row.sum) },
    {
      key: 'margin',
      name: w[8]!,
      width: 76,
      numeric: true,
      render: (row) => (row.low ? <span className="g-low">↓{row.margin}</span> : figure(row.margin)),
    },
    {
      key: 'until',
      name: w[9]!,
      width: 110,
      numeric: true,
      render: (row) =>
        row.soon ? (
          <span className="g-low">
            <ClockIcon className="g-clock" /> {row.until}
          </span>
        ) : (
          row.until || none
        ),
    },
    { key: 'state', name: w[10]!, width: 92, pinnedEnd: true, render: (row) => <StateChip quot={row} /> },
  ];
}

export function ListPage({ lang, mode }: { lang: 'ko' | 'en'; mode: string }) {
  const t = useT();
  const phone = usePhone();
  const w = words[lang];
  const [selection, setSelection] = useState<ReadonlySet<RowKey>>(
    new Set(['RQ-2611-0008', 'RQ-2611-0007r1', 'RQ-2611-0006']),
  );
  const [sort, setSort] = useState<GridSort[]>([{ key: 'date', direction: 'desc' }]);
  const [layout, setLayout] = useState(plainLayout);
  const [opened, setOpened] = useState('');
  const [period, setPeriod] = useState<'1' | '3' | '12'>('12');
  const columns = useMemo(() => quotColumns(w), [w]);
  const rows = mode === 'empty' || mode === 'none' || mode === 'error' || mode === 'loading' ? [] : quots;

  const header = (
    <PageHeader
      crumbs={[{ label: w[12]! }]}
      title={w[11]!}
      phoneSub="한바다데모선박수리(주)"
      line={mode === 'empty'}
      actions={{
        new: mode === 'readonly' ? { disabledReason: t('desk.reason.read_only') } : { onClick: () => setOpened('new') },
        save: { disabledReason: t('desk.reason.not_in_mode') },
        copy: { disabledReason: t('desk.reason.not_in_mode') },
        delete:
          mode === 'readonly' ? { disabledReason: t('desk.reason.read_only') } : { onClick: () => setOpened('delete') },
        cancel: { disabledReason: t('desk.reason.not_in_mode') },
        export: {
          choices: [
            { id: 'xlsx', label: t('desk.action.excel'), onSelect: () => setOpened('xlsx') },
            { id: 'pdf', label: t('desk.action.pdf'), onSelect: () => setOpened('pdf') },
          ],
        },
        close: { onClick: () => setOpened('close') },
      }}
    />
  );

  if (phone) return <PhoneList header={header} />;
  return (
    <>
      {header}
      <span className="hg-sr" data-testid="opened">
        {opened}
      </span>
      <section className="g-search" aria-label={t('desk.search.search')}>
        <TextBox
          boxClassName="g-kw"
          icon={<SearchIcon />}
          aria-label={t('desk.search.keyword')}
          placeholder={lang === 'ko' ? '견적번호, 견적명, 고객 문의번호' : 'Number, name, inquiry no'}
        />
        <SelectBox className="g-type" aria-label={t('desk.search.date_type')}>
          <option>{w[1]}</option>
        </SelectBox>
        <TextBox
          boxClassName="g-period"
          className="hg-tn"
          aria-label={t('desk.search.period')}
          defaultValue="2025-11-20 ~ 2026-11-20"
          endIcon={<CalendarIcon />}
        />
        <SegmentedControl
          label={t('desk.search.period')}
          value={period}
          onChange={setPeriod}
          options={(['1', '3', '12'] as const).map((value) => ({
            value,
            label: t('desk.search.months', { count: value }),
          }))}
        />
        <span className="g-sp" />
        <Button kind="tint" icon={<SearchIcon />} shortcut="Enter">
          {t('desk.search.search')}
        </Button>
        <Button icon={<TuneIcon />} endIcon={<DownGlyph />} aria-expanded={false}>
          {t('desk.search.detail')} <span className="hg-btn__count">3</span>
        </Button>
      </section>
      <section className="g-chips" aria-label={t('desk.search.conditions')}>
        <FilterChip name={w[10]!} value="작성중, 결재중, 확정, 발송 외 5" onRemove={() => {}} />
        <FilterChip name="담당자" value="최예시" onRemove={() => {}} />
        <FilterChip name="수리구분" value="상가·입거, 안벽·묘박지" onRemove={() => {}} />
        <button type="button" className="g-clear">
          {t('desk.search.clear_all')}
        </button>
        <span className="g-sp" />
        <Button kind="quiet" size="s" icon={<RefreshIcon />}>
          {t('desk.list.as_of', { time: '09:00' })}
        </Button>
        <ColumnChooser columns={columns} layout={layout} onLayoutChange={setLayout} icon={<ColumnsIcon />} />
      </section>
      {mode === 'error' ? (
        <ErrorState
          facts={[
            { label: '요청', value: 'GET /api/rs4/quot/list', code: true },
            { label: '시각', value: '2026-11-20 09:00:12' },
            { label: '문의번호', value: 'E-8F2C-0412' },
          ]}
          onRetry={() => {}}
          onCopy={() => {}}
        />
      ) : (
        <DataGrid
          ariaLabel={w[11]!}
          columns={columns}
          rows={rows}
          rowKey={(row) => row.no + row.rev}
          rowCount={214}
          selection={selection}
          onSelectionChange={setSelection}
          sort={sort}
          onSortChange={setSort}
          layout={layout}
          onLayoutChange={setLayout}
          onRowActivate={(row) => setOpened(row.no)}
          loading={mode === 'loading' || mode === 'busy'}
          emptyState={
            mode === 'empty' ? (
              <EmptyState
                title={lang === 'ko' ? '아직 견적이 없습니다' : 'No quotations yet'}
                hint={t('desk.list.empty_hint')}
                actions={
                  <Button kind="filled" shortcut="Alt N">
                    {t('desk.action.new')}
                  </Button>
                }
              />
            ) : (
              <EmptyState searched title={t('desk.list.not_found')} hint={t('desk.list.not_found_hint')} />
            )
          }
        />
      )}
      <StatusLine
        end={
          <>
            <span>{t('desk.list.page_size', { count: 200 })}</span>
            <Pager page={1} pages={2} onPage={() => {}} />
          </>
        }
      >
        <StatusFigure label={t('desk.list.total')} value={lang === 'ko' ? '214건' : '214'} />
        <StatusDivider />
        <StatusFigure label={t('desk.list.selected')} value={`${selection.size}${lang === 'ko' ? '건' : ''}`} />
        <StatusFigure label={w[6]!} value="118,720,020" />
        <StatusFigure label={w[7]!} value="119,368,020" />
        <StatusDivider />
        <StatusFigure label={t('desk.list.sum')} value="3,918,204,660" />
        <span className="hg-t3">USD 512,380.45 · EUR 128,916.40</span>
      </StatusLine>
    </>
  );
}

function PhoneList({ header }: { header: React.ReactNode }) {
  return (
    <>
      {header}
      <div className="g-psearch">
        <TextBox
          icon={<SearchIcon />}
          aria-label="keyword"
          placeholder="견적번호, 견적명, 선박"
          endIcon={<TuneIcon />}
        />
      </div>
      <CardList label="견적">
        {quots.slice(0, 8).map((quot) => (
          <RecordCard
            key={quot.no + quot.rev}
            code={`${quot.no} ${quot.rev}`}
            chips={<StateChip quot={quot} />}
            title={quot.name}
            sub={`${quot.ship} · ${quot.clnt}`}
            foot={quot.until}
            figure={quot.sum}
            href={`/rs4/quot/${quot.no}`}
            onOpen={(event) => event.preventDefault()}
          />
        ))}
      </CardList>
    </>
  );
}
