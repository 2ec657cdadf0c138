/** Texts of a fixed shape; each file holds one, its pure check beside it. */
export * from './businessNo.ts';
export * from './residentNo.ts';
export * from './taxPayerNo.ts';
export * from './ship.ts';
export * from './containerNo.ts';
export * from './customs.ts';
export * from './contact.ts';
export * from './plateNo.ts';
