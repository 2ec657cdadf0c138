/** How large a window is, in hundredths of the browser's, and how keys and pointer change it. Pure. */
export interface WindowSize {
  readonly width: number;
  readonly height: number;
}

/** 1-foundations 2.3: vessels 80 % by 90 %, others 90 % by 90 %. */
export const usualSize = (vessel: boolean): WindowSize => ({ width: vessel ? 80 : 90, height: 90 });

const least = { width: 40, height: 45 } as const;
const within = (value: number, from: number) => Math.round(Math.min(100, Math.max(from, value)) * 10) / 10;

export const sized = ({ width, height }: WindowSize): WindowSize => ({
  width: within(width, least.width),
  height: within(height, least.height),
});

/** The size after a key; undefined for keys of others. Shift takes larger steps. */
export function resizedBy(key: string, shift: boolean, size: WindowSize): WindowSize | undefined {
  const step = shift ? 10 : 2;
  switch (key) {
    case 'ArrowLeft':
      return sized({ ...size, width: size.width - step });
    case 'ArrowRight':
      return sized({ ...size, width: size.width + step });
    case 'ArrowUp':
      return sized({ ...size, height: size.height - step });
    case 'ArrowDown':
      return sized({ ...size, height: size.height + step });
    default:
      return undefined;
  }
}

/** The size after the corner was drawn by so many pixels: the window stays in the middle, so both sides move. */
export const drawn = (
  start: WindowSize,
  by: { readonly x: number; readonly y: number },
  screen: { readonly width: number; readonly height: number },
): WindowSize =>
  sized({
    width: start.width + ((2 * by.x) / screen.width) * 100,
    height: start.height + ((2 * by.y) / screen.height) * 100,
  });
