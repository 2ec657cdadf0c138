/** Blocks that every paper of ship repair carries: letterhead, the other side, the vessel. */
import { filled, frgnText, joined, named, readable, said, type PaperFrame } from './paperWords.ts';

export function letterLines(of: PaperFrame): string[] {
  const { corp, lang, t } = of;
  const ceo = readable(corp.ceoNm, of);
  const addr = lang === 'en' ? said(corp.addrEn) || said(corp.addr) : joined([corp.addr, corp.addrDtl], ' ');
  const no = said(corp.corpRegNo).replace(/^(\d{3})(\d{2})(\d{5})$/, '$1-$2-$3');
  const ids = joined([no && t('corpNo', { no }), ceo && t('ceo', { name: ceo })], '   ');
  const calls = joined(
    [
      corp.telNo && t('telFax', { tel: said(corp.telNo) }),
      corp.faxNo && t('fax', { fax: said(corp.faxNo) }),
      corp.email,
    ],
    '   ',
  );
  return [addr, ids, calls].filter(Boolean);
}

export function partnerBlock(of: PaperFrame, title = of.t('customer')) {
  const { clnt, charger = {}, t, lang } = of;
  const person = joined([named(of, charger, 'chargerNm'), charger.deptNm, charger.posNm], ' ');
  return {
    title,
    lead: t('to', { name: named(of, clnt, 'clntNm') }),
    rows: filled([
      { label: t('person'), value: person },
      { label: t('tel'), value: said(charger.telNo ?? charger.mobile ?? clnt.telNo) },
      { label: t('email'), value: said(charger.email ?? clnt.email) },
      {
        label: t('addr'),
        value: lang === 'en' ? said(clnt.addrEn) || said(clnt.addr) : said(clnt.addr) || said(clnt.addrEn),
      },
    ]),
  };
}

export function vesselBlock(of: PaperFrame, title: unknown) {
  const { ship, codeName, t } = of;
  const code = (group: string, name: 'shipTpCd' | 'natCd' | 'classCd') =>
    ship[name] ? codeName(group, said(ship[name])) : '';
  const size = [ship.loa, ship.beam, ship.depth];
  return {
    title: t('vessel'),
    lead: named(of, ship, 'shipNm'),
    rows: filled([
      { label: t('work'), value: said(title) },
      { label: t('imo'), value: said(ship.imoNo) },
      { label: t('callSign'), value: said(ship.callSign) },
      { label: t('shipType'), value: joined([code('SHIP_TP', 'shipTpCd'), code('NAT', 'natCd')], ' / ') },
      { label: t('gt'), value: ship.gt ? frgnText(ship.gt) : '' },
      { label: t('size'), value: size.every(Boolean) ? `${size.map(frgnText).join(' × ')} m` : '' },
      { label: t('class'), value: joined([code('CLASS_SOC', 'classCd'), ship.classNo], ' ') },
    ]),
  };
}
