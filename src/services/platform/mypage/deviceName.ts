/** A device in words a person knows, from what its browser says of itself. */

const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\bWhale\//, 'Whale'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bOPR\//, 'Opera'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(HeadlessChrome|Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];
const handheld = new Set(['iPhone', 'iPad', 'Android']);

export interface DeviceName {
  /** `Chrome · Windows`; undefined when neither is known. */
  readonly name: string | undefined;
  readonly handheld: boolean;
}

const first = (list: typeof browsers, agent: string) => list.find(([shape]) => shape.test(agent))?.[1];

export function deviceName(agent: string): DeviceName {
  const system = first(systems, agent);
  const name = [first(browsers, agent), system].filter(Boolean).join(' · ') || undefined;
  return { name, handheld: system !== undefined && handheld.has(system) };
}
