/**
 * What is typed while a save is under way. No place of the record has the keyboard then: the open input is finished, and the
 * page of a new record is exchanged for that of the stored one. Keys go into an input of their own meanwhile, where Korean is
 * composed as everywhere, and are typed again where the keyboard comes back to.
 */

/** Text as it was composed, or a key that moves within a grid. */
type Stroke = { readonly text: string } | { readonly key: string; readonly shiftKey: boolean };

export interface CaughtTyping {
  /** Whether somebody typed on. */
  readonly some: () => boolean;
  /** Waits until nothing has been typed for a breath, where somebody may be in the midst of a word; false for who goes elsewhere. */
  readonly breath: () => Promise<boolean>;
  /** Whoever went elsewhere meanwhile stays there. */
  readonly waits: () => boolean;
  /** The keyboard goes back to what had it. */
  readonly back: () => void;
  /** What was caught is typed once an input that fits has the keyboard. */
  readonly typeIn: (fits: (input: Element) => boolean) => void;
  /** Catches no more; what was caught is gone. */
  readonly end: () => void;
}

interface Catching {
  /** Name of the input, for those who listen. */
  readonly label: string;
  /** A cell was being typed in: what comes goes on behind its text. */
  readonly open: boolean;
  /** Told what found no place. */
  readonly onLost: (text: string) => void;
}

const texts = 'input:not([type=checkbox], [type=radio], [type=file], [type=button]), textarea, [contenteditable=true]';
const moves = new Set(['Tab', 'Enter', 'Escape', 'ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']);
/** Milliseconds between two keys of one word. */
const pause = 350;
/** A page that does not come within this is not coming. */
const patience = 5_000;

/** Finishes the input that has the keyboard, and catches what is typed from then on. */
export function catchTyping({ label, open, onLost }: Catching): CaughtTyping {
  const from = document.activeElement;
  const isCell = from?.closest('[data-grid]') != null;
  const catcher = document.createElement('input');
  const waits = () => document.activeElement === catcher || document.activeElement === document.body;
  const back = () => {
    if (waits() && from instanceof HTMLElement && from.isConnected && from !== document.body) from.focus();
  };
  if (!from?.matches(texts)) {
    if (from instanceof HTMLElement) from.blur();
    return {
      some: () => false,
      breath: async () => true,
      waits,
      back,
      typeIn: () => undefined,
      end: () => undefined,
    };
  }

  // Space at the end is cut where a text is finished; who goes on behind it has not finished.
  const said = 'value' in from && typeof from.value === 'string' ? from.value : '';
  const gap = said.slice(said.trimEnd().length);
  const strokes: Stroke[] = [];
  const settle = () => {
    if (catcher.value !== '') strokes.push({ text: catcher.value });
    catcher.value = '';
  };
  catcher.className = 'hg-caught';
  catcher.setAttribute('aria-label', label);
  catcher.tabIndex = -1;
  catcher.addEventListener('keydown', (event) => {
    const { key, shiftKey } = event;
    if (event.isComposing || !moves.has(key)) return;
    event.preventDefault();
    // Between fields the browser moves, and nothing can do so in its place.
    if (!isCell) return catcher.blur();
    settle();
    strokes.push({ key, shiftKey });
  });
  let last = performance.now();
  for (const kind of ['keydown', 'input']) catcher.addEventListener(kind, () => (last = performance.now()));
  document.body.append(catcher);
  catcher.focus({ preventScroll: true });

  const over = new AbortController();
  const end = () => {
    over.abort();
    catcher.remove();
  };
  const type = () => {
    // What was being composed is text once the keyboard has gone.
    settle();
    end();
    const [first] = strokes;
    const goesOn = first && 'text' in first && (open || !isCell);
    const before: Stroke[] = goesOn && gap ? [{ text: gap }] : [];
    if (goesOn && isCell) before.unshift({ key: 'F2', shiftKey: false });
    void typeAgain([...before, ...strokes]);
  };
  const lose = () => {
    settle();
    end();
    const text = strokes.flatMap((stroke) => ('text' in stroke ? stroke.text : [])).join(' ');
    if (text) onLost(text);
  };
  const typeIn = (fits: (input: Element) => boolean) => {
    const timer = setTimeout(lose, patience);
    over.signal.addEventListener('abort', () => clearTimeout(timer));
    const look = () => {
      const at = document.activeElement;
      if (over.signal.aborted) return;
      if (at && at !== catcher && at.matches(texts) && fits(at)) type();
      // A grid says a moment later which row it is.
      else requestAnimationFrame(look);
    };
    // Once React is through with what brought the keyboard there.
    document.addEventListener('focusin', () => queueMicrotask(look), { signal: over.signal, once: true });
  };
  const breath = () =>
    new Promise<boolean>((resolve) => {
      if (document.activeElement !== catcher || (isCell && !open)) return resolve(true);
      catcher.addEventListener('blur', ({ relatedTarget }) => resolve(relatedTarget === null), { signal: over.signal });
      const rest = () => {
        const left = last + pause - performance.now();
        if (left > 0) setTimeout(rest, left);
        else resolve(true);
      };
      rest();
    });
  return { some: () => catcher.value !== '' || strokes.length > 0, breath, waits, back, typeIn, end };
}

/**
 * As if it were pressed at what has the keyboard then: `insertText` is the one way that inputs take for typing. What is
 * pressed meanwhile comes behind it.
 */
async function typeAgain(given: readonly Stroke[]): Promise<void> {
  const strokes = [...given];
  let ours = false;
  const over = new AbortController();
  const held = { capture: true, signal: over.signal } as const;
  document.addEventListener(
    'beforeinput',
    (event) => {
      if (ours || event.inputType !== 'insertText' || event.data === null) return;
      event.preventDefault();
      strokes.push({ text: event.data });
    },
    held,
  );
  document.addEventListener(
    'keydown',
    (event) => {
      const { key, shiftKey } = event;
      if (!event.isTrusted || event.isComposing || !moves.has(key)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      strokes.push({ key, shiftKey });
    },
    held,
  );
  // Grows while it is typed.
  for (const stroke of strokes) {
    if ('text' in stroke) {
      ours = true;
      document.execCommand('insertText', false, stroke.text);
      ours = false;
    } else {
      const press = new KeyboardEvent('keydown', { ...stroke, bubbles: true, cancelable: true });
      document.activeElement?.dispatchEvent(press);
      // The next cell has the keyboard once it is drawn.
      await new Promise(requestAnimationFrame);
    }
  }
  over.abort();
}
