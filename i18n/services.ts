import { merge } from './messages.ts';
import type { Language, Messages } from './messages.ts';

/** Services whose labels and names load together, each a folder `services/<name>` of every complete language. */
export const services = ['platform', 'rs4', 'groupware', 'insp', 'shipwork', 'bonded', 'logistics'] as const;
export type Service = (typeof services)[number];

/** Parts in which texts come: those of a service, and what forms, or those of a service, say where lists do without. */
export const textParts = [...services, 'records', 'rs4Steps'] as const;
export type TextPart = (typeof textParts)[number];

const bySystem: Readonly<Record<string, Service>> = {
  ...{ platform: 'platform', fw: 'platform' },
  ...{ rs4: 'rs4', groupware: 'groupware', insp: 'insp', shipwork: 'shipwork' },
  ...{ bta: 'bonded', btcd: 'bonded', bwms: 'bonded' },
  ...{ '3pl': 'logistics', lm: 'logistics', tmate: 'logistics', dtsp: 'logistics', dts: 'logistics' },
};

/** The service that a resource's prefix, a menu's url or an address (also the phone's `/rs4_m/…`) belongs to. */
export function serviceOf(path: string): Service | undefined {
  const system = path.replace(/^\//, '').split('/')[0]!.replace(/_m$/, '');
  return bySystem[system];
}

/** What comes with the first form of a service. */
export const stepsOf = (service: Service | undefined): readonly TextPart[] =>
  service === 'rs4' ? ['records', 'rs4Steps'] : ['records'];

type Loaders = Readonly<Record<TextPart, () => Promise<Messages>>>;

const ko: Loaders = {
  platform: async () => (await import('./ko/services/platform/index.ts')).platform,
  rs4: async () => (await import('./ko/services/rs4/index.ts')).rs4,
  records: async () => (await import('./ko/records.ts')).records,
  rs4Steps: async () => (await import('./ko/services/rs4/steps.ts')).rs4Steps,
  groupware: async () => (await import('./ko/services/groupware/index.ts')).groupware,
  insp: async () => (await import('./ko/services/insp/index.ts')).insp,
  shipwork: async () => (await import('./ko/services/shipwork/index.ts')).shipwork,
  bonded: async () => (await import('./ko/services/bonded/index.ts')).bonded,
  logistics: async () => (await import('./ko/services/logistics/index.ts')).logistics,
};
const en: Loaders = {
  platform: async () => (await import('./en/services/platform/index.ts')).platform,
  rs4: async () => (await import('./en/services/rs4/index.ts')).rs4,
  records: async () => (await import('./en/records.ts')).records,
  rs4Steps: async () => (await import('./en/services/rs4/steps.ts')).rs4Steps,
  groupware: async () => (await import('./en/services/groupware/index.ts')).groupware,
  insp: async () => (await import('./en/services/insp/index.ts')).insp,
  shipwork: async () => (await import('./en/services/shipwork/index.ts')).shipwork,
  bonded: async () => (await import('./en/services/bonded/index.ts')).bonded,
  logistics: async () => (await import('./en/services/logistics/index.ts')).logistics,
};

/** Labels and names of services, to be laid upon `loadMessages`; de, ru and fr show the English ones. */
export async function loadServices(lang: Language, wanted: readonly TextPart[]): Promise<Messages> {
  const loaders = lang === 'ko' ? ko : en;
  const loaded = await Promise.all(wanted.map((service) => loaders[service]()));
  return loaded.reduce<Messages>(merge, {});
}
