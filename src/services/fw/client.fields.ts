/** Fields: sites that may hand a session over or sign a person in (3-decisions 3); kept by the system company. */
import { dateTime, rows, text, yn } from '../../fields/index.ts';

export const clientFields = {
  clientId: text(40, { required: true, createOnly: true }),
  clientNm: text(50, { required: true }),
  unsignedYn: yn({ default: 'N' }),
  useYn: yn({ default: 'Y' }),
  secretDtm: dateTime({ computed: true }),
  // The secret itself is nowhere: it is computed from this and the key of the application.
  secretSalt: text(40, { computed: true, secret: true }),
  site: rows({ siteOrigin: text(200, { required: true }) }),
};
