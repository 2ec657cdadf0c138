import { bonded } from './bonded/index.ts';
import { groupware } from './groupware/index.ts';
import { insp } from './insp/index.ts';
import { logistics } from './logistics/index.ts';
import { platform } from './platform/index.ts';
import { rs4 } from './rs4/index.ts';
import { rs4Steps } from './rs4/steps.ts';
import { shipwork } from './shipwork/index.ts';

/** Texts of all services, for the server; a browser fetches one at a time. */
export const services = [platform, rs4, rs4Steps, groupware, insp, shipwork, bonded, logistics];
