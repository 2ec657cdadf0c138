/** Papers of a stored order: in the supplier's name for whoever of the two prints it. */
import { sql } from 'kysely';
import { translate } from '../../../../i18n/server.ts';
import { paperPicture } from '../../../api/files/paperPicture.ts';
import type { PageModel } from '../../../core/page.ts';
import type { WireOf } from '../../../core/record.ts';
import type { Ask, Call } from '../../../database/behaviour.ts';
import { codeNames } from '../../shared/print/codeNames.server.ts';
import type { PricedLine } from '../../shared/print/paperLines.ts';
import { joined, readable } from '../../shared/print/paperWords.ts';
import { deliveredOrder } from './lines.ts';
import type { order } from './order.ts';
import type { OrderLine, OrderRecord } from './order.fields.ts';
import { orderPrint, type OrderPaper } from './print.ts';

const groups = ['PORT', 'SHIP_TRD', 'PAY_TERM', 'ZERO_RSN', 'UNIT'];
const logoBox = { refTypeCd: 'LOGO', width: 900, height: 300 };
const sealBox = { refTypeCd: 'SEAL', width: 420, height: 420, clear: true };

/** Names of companies are a directory that everybody reads. */
async function namesOf(ask: Ask, ids: readonly unknown[]): Promise<ReadonlyMap<unknown, string | null>> {
  const corpIds = ids.filter((id): id is number => typeof id === 'number');
  const rows = await ask<{ id: number; nameEn: string | null }>(
    sql`select id, corp_nm_en as "nameEn" from platform_corp_name where id = any (${corpIds}::bigint[])`,
  );
  return new Map(rows.map(({ id, nameEn }) => [id, nameEn]));
}

/** As its readers look goods up: by the IMPA code, in English by the English name. */
function priced({ itemNmEn, impaCd, ...line }: OrderLine, lang: Call['lang']): PricedLine {
  const named = lang === 'en' && itemNmEn ? { ...line, itemNm: itemNmEn } : line;
  const spec = joined([impaCd && `IMPA ${impaCd}`, readable(line.spec, { lang })], '  ·  ');
  return {
    ...{ lineTpCd: 'I', itemNm: null, qty: null, unitCd: null, price: null, priceFrgn: null },
    ...{ tot: null, totFrgn: null, dctAmount: null, dctAmountFrgn: null, quotAmount: null, quotAmountFrgn: null },
    ...(named as Partial<PricedLine>),
    spec,
  };
}

export async function printOrder(call: Call, wire: WireOf<typeof order>, ask: Ask, paper?: string): Promise<PageModel> {
  const kind = paper === 'delivery' ? 'delivery' : 'quotation';
  const { itemList, ...header } = wire;
  const whole = { ...header, item: itemList } as OrderRecord;
  const doc = (kind === 'delivery' && deliveredOrder(whole)) || whole;
  const { lang } = call;
  const [names, codeName] = [
    await namesOf(ask, [header.corpId, header.supCorpId]),
    await codeNames(ask, call, lang, groups),
  ];
  const supplier = { refTableNm: 'PF_CORP', refId: Number(header.supCorpId) };
  const isSupplier = header.supCorpId === call.corpId;
  const logo = isSupplier ? await paperPicture(ask, call, { ...supplier, ...logoBox }) : undefined;
  const seal = isSupplier ? await paperPicture(ask, call, { ...supplier, ...sealBox }) : undefined;
  const of: OrderPaper = {
    lang,
    doc: doc as OrderPaper['doc'],
    lines: (doc.item ?? []).map((line) => priced(line, lang)),
    corp: {
      ...{ corpNm: doc.supNm ?? null, corpNmEn: names.get(header.supCorpId) ?? null, corpRegNo: doc.supRegNo ?? null },
      ...{
        ceoNm: doc.supCeoNm ?? null,
        addr: doc.supAddr ?? null,
        addrEn: doc.supAddrEn ?? null,
        telNo: doc.supTelNo ?? null,
        email: doc.supEmail ?? null,
      },
    },
    clnt: {
      ...{ clntNm: doc.buyNm ?? null, clntNmEn: names.get(header.corpId) ?? null, natCd: 'KR' },
      ...{ corpRegNo: doc.buyRegNo ?? null, addr: doc.buyAddr ?? null, telNo: doc.buyTelNo ?? null },
      addrEn: doc.buyAddrEn ?? null,
    },
    ship: { shipNm: doc.shipNm ?? null, shipNmEn: doc.shipNmEn ?? null, callSign: doc.callSign ?? null },
    codeName,
    ...(logo ? { logo } : {}),
    ...(seal ? { seal } : {}),
    t: (key, args) => translate(lang, `print.${key}`, args),
  };
  return orderPrint(of, kind);
}
