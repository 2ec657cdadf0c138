/** Examples of every field type, by folder: what the contract suite stores, reads and refuses. */
import type { Examples } from '../core/field.ts';
import { examples as code } from './code/examples.ts';
import { examples as codes } from './codes/examples.ts';
import { examples as date } from './date/examples.ts';
import { examples as dateTime } from './dateTime/examples.ts';
import { examples as decimal } from './decimal/examples.ts';
import { examples as formatted } from './formatted/examples.ts';
import { examples as html } from './html/examples.ts';
import { examples as integer } from './integer/examples.ts';
import { examples as json } from './json/examples.ts';
import { examples as longText } from './longText/examples.ts';
import { examples as month } from './month/examples.ts';
import { examples as password } from './password/examples.ts';
import { examples as ref } from './ref/examples.ts';
import { examples as refs } from './refs/examples.ts';
import { examples as text } from './text/examples.ts';
import { examples as yn } from './yn/examples.ts';

export const examples: readonly Examples[] = [
  ...[...text, ...longText, ...html, ...integer, ...decimal, ...date, ...dateTime, ...month],
  ...[...yn, ...code, ...codes, ...ref, ...refs, ...json, ...formatted, ...password],
];
