/** The ten sections of the home page in their order (2-portal 2); the hash of a section is `#s` and its number. */
export const sections = [
  'main',
  'benefits',
  'features',
  'configuration',
  'processes',
  'screen1',
  'screen2',
  'screen3',
  'video',
  'demo',
] as const;
export type SectionName = (typeof sections)[number];

/** Sections on navy ground. */
export const isDark = (name: SectionName): boolean => name === 'main' || name === 'video';

/** Id of a section's element, without the `#`. */
export const sectionId = (name: SectionName): string => `s${sections.indexOf(name) + 1}`;

/** Place of the section that a hash names; -1 where it names none. `#demo` is the address handed out by links. */
export const sectionAt = (hash: string): number =>
  hash === '#demo' ? sections.indexOf('demo') : sections.findIndex((name) => `#${sectionId(name)}` === hash);
