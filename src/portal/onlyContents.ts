export { useOnlyContents } from '../session/onlyContents.ts';
