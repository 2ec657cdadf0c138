import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { Field } from '../../../../core/field.ts';
import { code, month, text } from '../../../../fields/index.ts';
import { FieldEnvironmentContext } from '../../../../fields/ui-contract.ts';
import { environment } from '../../../../inputs/harness.tsx';
import { TextProvider } from '../../../../ui/text.tsx';
import { ConditionChip } from './ConditionChips.tsx';

afterEach(cleanup);

const chip = (field: Field, value: string, lang = 'ko') =>
  render(
    <TextProvider t={(key) => key}>
      <FieldEnvironmentContext value={environment(lang)}>
        <ConditionChip field={field} name="조건" value={value} onRemove={() => undefined} />
      </FieldEnvironmentContext>
    </TextProvider>,
  ).container.textContent;

test.each([
  [month(), '202609', 'ko', '2026-09'],
  [month(), '202609', 'en', '09-2026'],
  // What is no month is asked for as it stands.
  [month(), '2026', 'ko', '2026'],
  [code('NAT'), 'KR', 'ko', '대한민국'],
  [text(10), '202609', 'ko', '202609'],
] as const)('a condition is told as the list tells the value: %o %s', (field, value, lang, told) =>
  expect(chip(field, value, lang)).toContain(told),
);
