export { useOnlyContents } from '../session/address/onlyContents.ts';
