/** When a turn of the wheel counts: moves are locked for a while after each (2-portal 9), and a push does not count twice. */
export const lockMs = 400;
/** Events of one push of a touchpad come closer together than this, and its last ones are this small. */
const pushMs = 80;
const faint = 4;

export interface WheelJudge {
  /** A move has begun: starts the lock. Times are ms of one clock. */
  readonly moved: (at: number) => void;
  /** What a wheel event asks for; `locked` events are to do nothing at all. */
  readonly ask: (delta: number, at: number) => 1 | -1 | 'locked';
}

export function wheelJudge(): WheelJudge {
  let lockedUntil = -Infinity;
  /** The push that led to the move is still dying away. */
  let isDying = false;
  let last = { at: -Infinity, delta: 0 };
  return {
    moved(at) {
      lockedUntil = at + lockMs;
      isDying = true;
    },
    ask(delta, at) {
      const [size, before] = [Math.abs(delta), Math.abs(last.delta)];
      isDying &&= at - last.at < pushMs && Math.sign(delta) === Math.sign(last.delta);
      last = { at, delta };
      if (delta === 0 || at < lockedUntil || (isDying && (size < before || size <= faint))) return 'locked';
      return delta > 0 ? 1 : -1;
    },
  };
}
