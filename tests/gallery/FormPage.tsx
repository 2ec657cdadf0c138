import { useMemo, useState } from 'react';
import AddIcon from '@mui/icons-material/AddOutlined';
import CalendarIcon from '@mui/icons-material/CalendarTodayOutlined';
import ColumnsIcon from '@mui/icons-material/ViewColumnOutlined';
import InfoIcon from '@mui/icons-material/InfoOutlined';
import SearchIcon from '@mui/icons-material/SearchOutlined';
import { PageHeader } from '../../src/admin/layout/PageHeader.tsx';
import { Button } from '../../src/ui/button/Button.tsx';
import { Chip } from '../../src/ui/chip/Chip.tsx';
import { ErrorSummary } from '../../src/ui/form/ErrorSummary.tsx';
import { FormField } from '../../src/ui/form/FormField.tsx';
import { FormGrid, FormZone, MoreFields } from '../../src/ui/form/FormGrid.tsx';
import { ReadValue } from '../../src/ui/form/ReadValue.tsx';
import { SelectBox } from '../../src/ui/form/SelectBox.tsx';
import { TextBox } from '../../src/ui/form/TextBox.tsx';
import { Gauge, TotalsPanel } from '../../src/ui/form/TotalsPanel.tsx';
import { ColumnChooser } from '../../src/ui/grid/ColumnChooser.tsx';
import { DataGrid } from '../../src/ui/grid/DataGrid.tsx';
import { plainLayout } from '../../src/ui/grid/layout.ts';
import { TextEditor } from '../../src/ui/grid/TextEditor.tsx';
import type { GridColumn, RowMark } from '../../src/ui/grid/types.ts';
import { AlertGlyph } from '../../src/ui/icon/glyphs.tsx';
import { StatusDivider, StatusFigure, StatusLine } from '../../src/ui/status/StatusLine.tsx';
import { Stepper } from '../../src/ui/stepper/Stepper.tsx';
import { TabPanel, Tabs } from '../../src/ui/tabs/Tabs.tsx';
import { useT } from '../../src/ui/text.tsx';
import { items as drawn } from './items.ts';
import type { Item } from './items.ts';

const computed = new Set(['amt', 'dc', 'vat', 'rate']);
type Spec = [key: string, name: string, width: number | undefined, numeric?: boolean, summary?: string];
const specs: Spec[] = [
  ['type', '구분', 44],
  ['seq', '번호', 44],
  ['part', '공종', 52],
  ['name', '품명', 154],
  ['spec', '규격', 122],
  ['unit', '단위', 46],
  ['qty', '수량', 56, true],
  ['buy', '매입단가', 88, true],
  ['base', '기준', 52],
  ['rate', '이익률', 56, true, '39.15'],
  ['price', '단가', 84, true],
  ['amt', '금액', 86, true, '78,734,812'],
  ['dcRate', '할인율', 56, true],
  ['dc', '할인액', 68, true, '599,013'],
  ['quotAmt', '견적금액', 88, true, '78,135,799'],
  ['vat', '부가세', 84, true, '7,813,580'],
];

const itemColumns: GridColumn<Item>[] = specs.map(([key, name, width, numeric, summary]) => ({
  key,
  name,
  width,
  numeric,
  grow: key === 'name',
  summary: key === 'type' ? '합계' : summary,
  editable: (row) => row.kind === 'i' && !computed.has(key) && key !== 'type',
  cellClass: (row) => (computed.has(key) && row.kind === 'i' ? 'hg-cell--computed' : undefined),
  span: (row) => (row.kind === 'r' && key === 'name' ? 13 : undefined),
  render: (row) => {
    const value = row[key];
    if (value === '0') return <span className="hg-zero">0</span>;
    if (value?.startsWith('−')) return <span className="hg-neg">{value}</span>;
    return value ?? null;
  },
  renderEdit: (props) => (
    <TextEditor
      {...props}
      numeric={numeric}
      value={props.row[key] ?? ''}
      put={(row, text) => ({ ...row, [key]: text })}
    />
  ),
}));

const fields: [label: string, value: string, required?: boolean, kind?: string][] = [
  ['선박', '한빛누리 (D7ZX)', true, 'find'],
  ['거래처', '북극성데모해운(주)', true, 'find'],
  ['거래처 담당자', '백예시 공무팀장', false, 'choose'],
  ['담당자', '최예시', true, 'choose'],
  ['수리구분', '상가·입거수리', true, 'choose'],
  ['항구 / 장소', '부산 · 감천 제2선거', false, 'choose'],
  ['견적일', '2026-11-20', false, 'date'],
  ['유효기한', '2026-12-20', false, 'date'],
  ['통화 / 과세구분', 'KRW 원 · 과세 10%', true, 'choose'],
  ['결제조건', '30일', true, 'choose'],
];

export function FormPage({ mode }: { mode: string }) {
  const t = useT();
  const read = mode === 'read';
  const bad = mode === 'error';
  const [tab, setTab] = useState('item');
  const [rows, setRows] = useState(drawn);
  const [layout, setLayout] = useState(plainLayout);
  const [more, setMore] = useState(false);
  const columns = useMemo(
    () => (read ? itemColumns.map((column) => ({ ...column, editable: false })) : itemColumns),
    [read],
  );
  const reason = read ? t('desk.reason.read_only') : undefined;

  return (
    <>
      <PageHeader
        crumbs={[{ label: '선박수리 영업' }, { label: '견적', url: '/rs4/quot' }]}
        onNavigate={() => {}}
        title="RQ-2611-0001"
        phoneSub="2026년 정기 상가수리"
        chips={
          <>
            <Chip mark="half">작성중</Chip>
            {read && (
              <Chip tone="line" mark="none">
                {t('desk.form.read_only')}
              </Chip>
            )}
          </>
        }
        changed={read ? 0 : 6}
        actions={{
          new: { onClick: () => {}, disabledReason: reason },
          save: { onClick: () => {}, disabledReason: reason },
          copy: { disabledReason: reason ?? t('desk.reason.not_in_mode') },
          delete: { onClick: () => {}, disabledReason: reason },
          cancel: { onClick: () => {}, disabledReason: reason },
          export: { choices: [{ id: 'pdf', label: t('desk.action.pdf'), onSelect: () => {} }] },
          close: { onClick: () => {} },
        }}
      />
      <Stepper
        label="진행 상태"
        steps={[
          { id: '1', label: '문의접수', state: 'done' },
          { id: '2', label: '작성중', state: 'current' },
          ...['결재중', '확정', '발송', '수주'].map((label) => ({ id: label, label, state: 'later' as const })),
        ]}
      >
        <span>
          <InfoIcon /> 견적금액 10,000,000원 이상은 결재 후 확정됩니다.
        </span>
        <Button size="s" kind="quiet" disabledReason={t('desk.reason.state')}>
          확정
        </Button>
        <Button size="s" kind="quiet">
          견적취소
        </Button>
        <Button size="s" kind="tint">
          결재요청
        </Button>
      </Stepper>
      {bad && (
        <ErrorSummary
          errors={[
            { id: 'clntId', label: '거래처', message: t('desk.message.required_field') },
            { id: 'item:16:qty', label: '품목 17행 수량', message: '1 이상 입력하세요.' },
          ]}
          onJump={(error) => document.getElementById(error.id)?.focus()}
        />
      )}
      <FormZone
        aside={
          <>
            <TotalsPanel
              groups={[
                [
                  { label: '금액', value: '78,734,812' },
                  { label: '할인액', value: '−599,013' },
                  { label: '견적금액', value: '78,135,799', strong: true },
                  { label: '부가세', value: '7,813,580' },
                ],
                [
                  { label: '매입금액', value: '56,153,200' },
                  { label: '이익', value: '21,982,599' },
                  { label: '이익률', value: '39.15%', strong: true },
                ],
              ]}
              extra={
                <Gauge
                  share={0.78}
                  label="최저 10%, 기본 25%"
                  marks={[
                    { at: 0.2, label: '최저 10' },
                    { at: 0.52, label: '기본 25' },
                  ]}
                />
              }
              total={{ label: '합계금액', note: '원, 부가세 포함', value: '85,949,379' }}
            />
            <div className="g-files">첨부 3</div>
          </>
        }
      >
        <FormGrid>
          {read ? (
            <ReadValue label="견적명" span={2}>
              2026년 정기 상가수리
            </ReadValue>
          ) : (
            <FormField label="견적명" required changed span={2} help={bad ? '문서의 제목이 됩니다.' : undefined}>
              {(ids) => <TextBox {...ids} defaultValue="2026년 정기 상가수리" />}
            </FormField>
          )}
          {fields.map(([label, value, required, kind]) =>
            read ? (
              <ReadValue key={label} label={label}>
                {value}
              </ReadValue>
            ) : (
              <FormField
                key={label}
                id={label === '거래처' ? 'clntId' : undefined}
                label={label}
                required={required}
                changed={label === '유효기한'}
                error={bad && label === '거래처' ? t('desk.message.required_field') : undefined}
              >
                {(ids) =>
                  kind === 'choose' ? (
                    <SelectBox {...ids} defaultValue={value}>
                      <option>{value}</option>
                    </SelectBox>
                  ) : (
                    <TextBox
                      {...ids}
                      className={kind === 'date' ? 'hg-tn' : undefined}
                      defaultValue={bad && label === '거래처' ? '' : value}
                      endIcon={kind === 'date' ? <CalendarIcon /> : <SearchIcon />}
                    />
                  )
                }
              </FormField>
            ),
          )}
        </FormGrid>
        <MoreFields
          open={more}
          count={15}
          hint="입출항, 작업기간, 환율, 양식, 내부메모"
          onToggle={() => setMore(!more)}
        />
      </FormZone>
      <Tabs
        idBase="quot"
        label={t('desk.form.basic')}
        value={tab}
        onChange={setTab}
        tabs={[
          { id: 'item', label: '품목', count: 18, errors: read ? 0 : 1 },
          { id: 'appr', label: '결재', count: 0 },
          { id: 'send', label: '발송·개정', count: 0 },
          { id: 'hist', label: '변경 이력', count: 11 },
        ]}
        tools={
          <>
            {!read && (
              <Button size="s" kind="quiet" icon={<AddIcon />}>
                {t('desk.grid.row_add')}
              </Button>
            )}
            <ColumnChooser
              iconOnly
              icon={<ColumnsIcon />}
              columns={itemColumns}
              layout={layout}
              onLayoutChange={setLayout}
            />
          </>
        }
      />
      <TabPanel idBase="quot" id={tab}>
        <DataGrid
          ariaLabel="품목"
          rowHeight={30}
          columns={columns}
          rows={rows}
          rowKey={(row) => drawn.findIndex((one) => one.seq === row.seq && one.kind === row.kind)}
          layout={layout}
          onLayoutChange={setLayout}
          onRowsChange={setRows}
          rowMark={(row) => (read ? undefined : (row.mark as RowMark) || undefined)}
          rowClass={(row) => `g-line g-line--${row.kind}`}
          cellError={(row, key) =>
            !read && row.kind === 'i' && key === 'qty' && row.qty === '0'
              ? '수량 범위가 올바르지 않습니다. 1 이상 입력하세요.'
              : undefined
          }
          cellChanged={(row, key) => !read && row.mark === 'changed' && key === 'dcRate'}
        />
      </TabPanel>
      <StatusLine small end={<span className="hg-t3">{t('desk.grid.edit_hint')}</span>}>
        <StatusFigure label={t('desk.list.total')} value="18행" />
        <StatusFigure label="추가" value="2" tone="ok" />
        <StatusFigure label="변경" value="2" tone="primary" />
        <StatusDivider />
        <button type="button" className="hg-stat__jump">
          <AlertGlyph /> 오류 1건: 17행 수량
        </button>
      </StatusLine>
    </>
  );
}
