/** Text without what the database does not store or a line of text does not hold: controls and half characters. */
export const clean = (text: string): string => text.replace(/[\p{Cc}\p{Cs}]/gu, '');
