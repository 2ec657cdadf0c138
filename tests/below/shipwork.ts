/** Takes the place of `services/resources/shipwork.ts` in the sample build. */
import { impDecl } from './impDecl.ts';

export const shipwork = [impDecl];
