/** Systems whose `common` calls show the same rows (00-conventions 2.11). */
const business = ['rs4', 'insp', 'shipwork', 'bta', 'btcd', 'bwms', '3pl', 'lmate', 'tmate', 'dtsp', 'dts'] as const;
const logistics = business.filter((system) => system !== 'rs4' && system !== 'insp');

const common = (systems: readonly string[]) => (name: string) => systems.map((system) => `${system}/common/${name}`);

export const forBusiness = common(business);
export const forLogistics = common(logistics);
export const forBonded = common(['fw', ...logistics]);
export const forEveryone = common(['platform', 'groupware', ...business]);
