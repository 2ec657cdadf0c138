import { createFormControl } from 'react-hook-form';
import { describe, expect, it } from 'vitest';
import type { Values } from '../../../../core/field.ts';
import type { FormProblem } from '../model/problems.ts';
import { problemsOf, showProblems } from './problemErrors.ts';

const t = (key: string, options?: Readonly<Record<string, unknown>>) => `${key}:${JSON.stringify(options)}`;
const listOf = (grid: string) => `${grid}List`;
const header: FormProblem = { at: 'docNm', field: 'docNm', message: 'empty', code: 'E_REQUIRED' };
const cells: readonly FormProblem[] = [
  { at: 'line/7/qty', grid: 'line', row: '7', field: 'qty', message: 'too much', fromServer: true },
  { at: 'line/n1/nm', grid: 'line', row: 'n1', field: 'nm', message: 'empty' },
];

describe('problems among the errors of a form', () => {
  it('stand at their fields for every input, and come back with their places', () => {
    const form = createFormControl<Values>({ defaultValues: { docNm: '', lineList: null } });
    showProblems(form, [header, ...cells], listOf);
    expect(form.getFieldState('docNm').error?.message).toBe('empty');
    expect(form.getFieldState('lineList').error?.message).toBe('too much');
    expect(problemsOf(form.getErrors(), t)).toEqual([header, ...cells]);
  });
  it('give way to those that are told next', () => {
    const form = createFormControl<Values>({ defaultValues: { docNm: '' } });
    showProblems(form, [header, ...cells], listOf);
    showProblems(form, [cells[1]!], listOf);
    expect(problemsOf(form.getErrors(), t)).toEqual([cells[1]]);
    showProblems(form, [], listOf);
    expect(form.getErrors()).toEqual({});
  });
  it('include what an input of react-admin finds, in words', () => {
    const form = createFormControl<Values>({ defaultValues: {} });
    form.setError('remark', { message: '@@react-admin@@"ra.validation.required"' });
    form.setError('code', { message: `@@react-admin@@${JSON.stringify({ message: 'longer', args: { max: 3 } })}` });
    expect(problemsOf(form.getErrors(), t)).toMatchObject([
      { at: 'remark', message: 'ra.validation.required:{"_":"ra.validation.required"}', byInput: true },
      { at: 'code', message: 'longer:{"_":"longer","max":3}', byInput: true },
    ]);
  });
});
