/** The browser's half of the product with the screens of this folder, laid over the server that the tests run against. */
import { builtWith } from '../support/builtWith.ts';

export const buildDocumented = () => builtWith({ 'src/services/index.web.tsx': 'tests/documented/index.web.tsx' });
