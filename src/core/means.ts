/** How the rows of a save came about where a person did not type them; the trail names it. */
export const saveMeans = ['file', 'paste'] as const;
export type SaveMeans = (typeof saveMeans)[number];

export const isSaveMeans = (value: unknown): value is SaveMeans => (saveMeans as readonly unknown[]).includes(value);
