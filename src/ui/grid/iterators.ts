/**
 * react-data-grid calls `map` and `toArray` on iterators, which browsers before 2025 (Safari 18.4) and Node 20 lack.
 * Only what is missing is added, on the prototype that all iterators share.
 */
interface SharedIterator {
  map?: unknown;
  toArray?: unknown;
}

const shared = Object.getPrototypeOf(Object.getPrototypeOf([][Symbol.iterator]())) as SharedIterator;

function* map(this: Iterator<unknown>, turn: (value: unknown, index: number) => unknown): Generator<unknown> {
  let index = 0;
  for (let step = this.next(); !step.done; step = this.next()) yield turn(step.value, index++);
}

function toArray(this: Iterator<unknown>): unknown[] {
  const values: unknown[] = [];
  for (let step = this.next(); !step.done; step = this.next()) values.push(step.value);
  return values;
}

for (const [name, value] of Object.entries({ map, toArray }))
  if (!(name in shared)) Object.defineProperty(shared, name, { value, configurable: true, writable: true });
