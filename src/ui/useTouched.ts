import { useEffect, useState } from 'react';
import { onFirstTouch } from './firstTouch.ts';

/** Whether a person has done something on this page; false on the server and at the first drawing. */
export function useTouched(): boolean {
  const [touched, touch] = useState(false);
  useEffect(() => onFirstTouch(() => touch(true)), []);
  return touched;
}
