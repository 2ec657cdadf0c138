/** Shapes of fields are expressions on what people and programs send: none may look back again and again. */
import { checkSync } from 'recheck';
import { expect, test } from 'vitest';
import { examples } from '../../src/fields/examples.ts';
import { typeOf } from '../../src/fields/index.ts';
import { schemaRows } from '../../src/record/schema.ts';
import { resources } from '../../src/services/index.ts';

const patterns = [
  ...examples.map(({ field }) => typeOf(field).limits(field).pattern),
  ...resources.flatMap((resource) => schemaRows(resource).map(({ pattern }) => pattern)),
].flatMap((pattern) => pattern ?? []);

test('there are some', () => expect(new Set(patterns).size).toBeGreaterThan(10));

// Screens compile them without, the server with the flag.
test.each([...new Set(patterns)])('%s needs linear time', (pattern) =>
  expect(checkSync(pattern, 'u', { timeout: 20_000 }).status).toBe('safe'),
);
