/** Gathers what stands on a paper of ship repair: style, own company, partner, vessel, people, names of codes. */
import { sql } from 'kysely';
import { translate } from '../../../../i18n/server.ts';
import { paperPicture } from '../../../api/files/paperPicture.ts';
import type { StoredOf, StoredRowOf } from '../../../core/record.ts';
import type { Ask, Call } from '../../../database/behaviour.ts';
import type {
  PaperContact,
  PaperFrame,
  PaperPartner,
  PaperSources,
  PaperStyle,
  PaperUser,
  PaperVessel,
} from '../../shared/print/paperWords.ts';
import { codeNames } from '../../shared/print/codeNames.server.ts';
import { companyOf, rowOf } from '../../shared/print/paperRecords.server.ts';
import type { user } from '../../platform/user/user.ts';
import type { clnt } from '../clnt/clnt.ts';
import type { ship } from '../ship/ship.ts';
import type { styleCode } from '../styleCode.ts';

/** Records that a document on paper points at. */
interface PaperRefs {
  readonly clntId?: number | null;
  readonly shipId?: number | null;
  readonly chargerId?: number | null;
  readonly chargeUserId?: number | null;
}
interface StyledRefs extends PaperRefs {
  readonly styleCodeId: number | null;
}

const partnerOf = (ask: Ask, call: Call, id: number | null | undefined): Promise<PaperPartner | undefined> =>
  rowOf<StoredOf<typeof clnt>>(ask, 'rs4_clnt', call, id);
const vesselOf = (ask: Ask, call: Call, id: number | null | undefined): Promise<PaperVessel | undefined> =>
  rowOf<StoredOf<typeof ship>>(ask, 'rs4_ship', call, id);
const contactOf = (ask: Ask, call: Call, id: number | null | undefined): Promise<PaperContact | undefined> =>
  rowOf<StoredRowOf<typeof clnt, 'charger'>>(ask, 'rs4_clnt_charger', call, id);
const userOf = (ask: Ask, call: Call, id: number | null | undefined): Promise<PaperUser | undefined> =>
  rowOf<StoredOf<typeof user>>(ask, 'platform_user', call, id);
const styleById = (ask: Ask, call: Call, id: number): Promise<PaperStyle | undefined> =>
  rowOf<StoredOf<typeof styleCode>>(ask, 'rs4_style_code', call, id);

interface Styled {
  readonly lang: 'ko' | 'en';
  readonly style: PaperStyle | undefined;
}

/** A style in the customer's language; the paper is in that language even without one. */
async function styleFor(ask: Ask, call: Call, partner: PaperPartner | undefined, docTp: string): Promise<Styled> {
  const lang = !partner || partner.natCd === 'KR' ? 'ko' : 'en';
  const [row] = await ask<{ id: number }>(sql`
    select id from rs4_style_code
    where corp_id = ${call.corpId}::bigint and rs4_doc_tp_cd = ${docTp} and lang_cd = ${lang} and del_yn = 'N'
    order by dflt_yn = 'Y' desc, id limit 1`);
  return { lang, style: row && (await styleById(ask, call, row.id)) };
}

const groups = [
  'UNIT',
  'SHIP_TP',
  'NAT',
  'CLASS_SOC',
  'REPAIR_TP',
  'PORT',
  'RS4_BERTH',
  'PAY_TERM',
  'RS4_WORK',
  'RS4_TEAM',
  'SAFETY_WORK',
  'INV_KIND',
];

const logoBox = { refTypeCd: 'LOGO', width: 900, height: 300 };
const sealBox = { refTypeCd: 'SEAL', width: 420, height: 420, clear: true };

/** Logo of the style before that of the company, and the company's seal where the style wants it. */
async function picturesOf(
  ask: Ask,
  call: Call,
  style: PaperStyle | undefined,
): Promise<Pick<PaperFrame, 'logo' | 'seal'>> {
  const company = { refTableNm: 'PF_CORP', refId: call.corpId };
  const ofStyle = style && (await paperPicture(ask, call, { refTableNm: 'RS4_STYLE', refId: style.id, ...logoBox }));
  const logo = ofStyle ?? (await paperPicture(ask, call, { ...company, ...logoBox }));
  const seal = style?.showSealYn === 'N' ? undefined : await paperPicture(ask, call, { ...company, ...sealBox });
  return { ...(logo ? { logo } : {}), ...(seal ? { seal } : {}) };
}

/** Sources of a stored document's paper: in the language of its style. */
export async function paperSources<Doc extends StyledRefs, Line>(
  call: Call,
  doc: Doc,
  lines: readonly Line[],
  ask: Ask,
  docTp: string,
): Promise<PaperSources<Doc, Line>> {
  const style = doc.styleCodeId ? await styleById(ask, call, doc.styleCodeId) : undefined;
  if (!style) return paperSourcesFor(call, doc, lines, ask, docTp);
  return { doc, lines, ...(await frameOf(call, doc, ask, { style, lang: style.langCd === 'en' ? 'en' : 'ko' })) };
}

/** The same of a document that names no style: one in the customer's language. */
export async function paperSourcesFor<Doc extends PaperRefs, Line>(
  call: Call,
  doc: Doc,
  lines: readonly Line[],
  ask: Ask,
  docTp: string,
): Promise<PaperSources<Doc, Line>> {
  const styled = await styleFor(ask, call, await partnerOf(ask, call, doc.clntId), docTp);
  return { doc, lines, ...(await frameOf(call, doc, ask, styled)) };
}

async function frameOf(call: Call, doc: PaperRefs, ask: Ask, { style, lang }: Styled): Promise<PaperFrame> {
  const [company, partner, vessel, contact, person, codeName] = [
    await companyOf(ask, call),
    await partnerOf(ask, call, doc.clntId),
    await vesselOf(ask, call, doc.shipId),
    await contactOf(ask, call, doc.chargerId),
    await userOf(ask, call, doc.chargeUserId),
    await codeNames(ask, call, lang, groups),
  ];
  return {
    ...{ lang, corp: company ?? {}, clnt: partner ?? {}, ship: vessel ?? {}, codeName },
    ...(contact ? { charger: contact } : {}),
    ...(person ? { user: person } : {}),
    ...(style ? { style } : {}),
    ...(await picturesOf(ask, call, style)),
    t: (key, args) => translate(lang, `print.${key}`, args),
  };
}
