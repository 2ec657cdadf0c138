/** A field's input with a value of its own, for tests. */
import { useState } from 'react';
import type { ReactNode } from 'react';
import type { Field, Values } from '../core/field.ts';
import { displayName } from '../record/resource.ts';
import { FieldEnvironmentContext } from '../fields/ui-contract.ts';
import type { CommonCode } from '../core/commonCode.ts';
import type { FieldEnvironment, LookupRow } from '../fields/ui-contract.ts';
import { uiOf } from '../fields/ui.ts';

const code = (grpCd: string, key: string, value: string, valueEn: string, sort: number): CommonCode => ({
  grpCd,
  corpId: 1,
  key,
  value,
  valueEn,
  sort,
});
const codes: readonly CommonCode[] = [
  code('NAT', 'KR', '대한민국', 'Korea', 1),
  code('NAT', 'PA', '파나마', 'Panama', 2),
  code('NAT', 'JP', '일본', 'Japan', 3),
  code('CLNT_TP', 'OWNER', '선주', 'Owner', 1),
  code('CLNT_TP', 'MGR', '관리사', 'Manager', 2),
];
const partners: readonly LookupRow[] = [
  { id: 3, key: 3, value: '북극성데모해운(주)', valueEn: 'Polestar', clntTpCds: 'SUP' },
  { id: 4, key: 4, value: '한바다해운', valueEn: 'Hanbada' },
  { id: 5, key: 5, value: '거래중지상사', barred: { word: '거래 중지', why: '거래가 끝난 곳입니다.' } },
];

export const environment = (lang = 'ko', notify?: (words: string) => void): FieldEnvironment => {
  const nameOf = (row: { value: string; valueEn?: string | null }) =>
    lang === 'ko' ? row.value : row.valueEn || row.value;
  return {
    lang,
    phone: false,
    t: (key) => key,
    ...(notify && { notify }),
    nameOf,
    today: () => '2026-11-20',
    codes: (group) => codes.filter((one) => one.grpCd === group),
    codeName: (group, key) => {
      const found = codes.find((one) => one.grpCd === group && one.key === key);
      return found ? nameOf(found) : key;
    },
    lookup: async (_target, query) =>
      partners
        .filter((row) => query?.clntTpCds === undefined || row.clntTpCds === query.clntTpCds)
        .filter((row) => row.value.includes(String(query?.keyword ?? '')) || String(row.id) === query?.ids),
  };
};

interface Props {
  readonly field: Field;
  readonly name?: string;
  readonly start?: unknown;
  readonly lang?: string;
  readonly onValue: (value: unknown) => void;
  readonly onNotify?: (words: string) => void;
  readonly children?: ReactNode;
}

/** The input under the label "항목", beside a button that takes the focus. */
export function Harness({ field, name = 'fieldId', start = null, lang = 'ko', onValue, onNotify, children }: Props) {
  const [record, setRecord] = useState<Values>({ [name]: start });
  const { Input } = uiOf(field);
  return (
    <FieldEnvironmentContext value={environment(lang, onNotify)}>
      <Input
        field={field}
        name={name}
        id="input"
        label="항목"
        value={record[name] ?? null}
        record={record}
        required={field.required}
        onChange={(value, row) => {
          setRecord({ [name]: value, [displayName(name)]: row?.value ?? null });
          onValue(value);
        }}
      />
      <button type="button">다음</button>
      {children}
    </FieldEnvironmentContext>
  );
}
