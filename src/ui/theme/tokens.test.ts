import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

/** Names and values of one scheme. */
function tokens(scheme: 'light' | 'dark'): Map<string, string> {
  const block = css.slice(css.indexOf(':root {'), css.indexOf('\n}', css.indexOf(':root {')));
  const inScheme = (value: string) => {
    const [, light, dark] = /^light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)$/.exec(value) ?? [];
    return (scheme === 'light' ? light : dark) ?? value;
  };
  return new Map([...block.matchAll(/--([\w-]+):\s*([^;]+);/g)].map((m) => [m[1]!, inScheme(m[2]!)]));
}

function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const part = parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}

function contrast(names: Map<string, string>, front: string, ground: string): number {
  const hex = (name: string): string => {
    const value = names.get(name) ?? '';
    const other = /^var\(--([\w-]+)\)$/.exec(value)?.[1];
    if (other) return hex(other);
    if (!/^#[0-9a-f]{6}$/.test(value)) throw new Error(`--${name} is "${value}", not a colour of six digits`);
    return value;
  };
  const [a, b] = [luminance(hex(front)), luminance(hex(ground))].toSorted((x, y) => y - x);
  return (a! + 0.05) / (b! + 0.05);
}

const grounds = ['surface', 'surface-2', 'page', 'raised', 'hover', 'row-head'];
const onTints = [
  ['primary-hover', 'primary-tint'],
  ['on-primary-tint', 'primary-tint'],
  ['on-primary-tint', 'primary-tint-2'],
  ['primary-hover', 'primary-tint-2'],
  ['text', 'primary-tint'],
  ['text-2', 'primary-tint'],
  ['text-2', 'mute-tint'],
  ['accent-text', 'accent-tint'],
  ['ok-text', 'ok-tint'],
  ['warn-text', 'warn-tint'],
  ['err-text', 'err-tint'],
  ['on-primary', 'primary'],
  ['on-primary', 'primary-hover'],
  ['on-err', 'err'],
  ['on-err', 'err-hover'],
  ['on-tip', 'tip'],
  ['on-dark', 'tip-err'],
  ['bar-text', 'bar-bg'],
  ['bar-text-2', 'bar-bg'],
  ['on-ink-2', 'bar-bg'],
  ['on-ava', 'ava'],
  ['g-blue', 'g-blue-tint'],
  ['g-green', 'g-green-tint'],
  ['g-orange', 'g-orange-tint'],
  ['g-yellow', 'g-yellow-tint'],
] as const;

describe.each(['light', 'dark'] as const)('%s scheme', (scheme) => {
  const names = tokens(scheme);

  test.each(['text', 'text-2', 'text-3', 'ink', 'primary-hover', 'err-text', 'warn-text', 'ok-text', 'accent-text'])(
    '%s reads on every ground',
    (front) => {
      for (const ground of grounds) expect(contrast(names, front, ground), ground).toBeGreaterThanOrEqual(4.5);
    },
  );

  test.each(onTints)('%s reads on %s', (front, ground) => {
    expect(contrast(names, front, ground)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(['line-ctl', 'field-line', 'primary', 'err'])('%s is seen beside the surface', (line) => {
    expect(contrast(names, line, 'surface')).toBeGreaterThanOrEqual(3);
  });
});
