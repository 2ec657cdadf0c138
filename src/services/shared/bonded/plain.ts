/** A number as people read and type it: without blanks and hyphens, in capitals. */
export const plain = (value: unknown): string =>
  String(value ?? '')
    .replace(/[\s-]/g, '')
    .toUpperCase();
