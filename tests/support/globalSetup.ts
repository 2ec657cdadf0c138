export { provideDatabases as default } from './postgres.ts';
