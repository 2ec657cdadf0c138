/** Blocks that every paper of ship repair carries: letterhead, the other side, the vessel. */
import { withText, frgnText, joined, named, readable, textOf, type PaperFrame } from './paperWords.ts';

export function letterLines(of: PaperFrame): string[] {
  const { corp, lang, t } = of;
  const ceo = readable(corp.ceoNm, of);
  const addr = lang === 'en' ? textOf(corp.addrEn) || textOf(corp.addr) : joined([corp.addr, corp.addrDtl], ' ');
  const no = textOf(corp.corpRegNo).replace(/^(\d{3})(\d{2})(\d{5})$/, '$1-$2-$3');
  const ids = joined([no && t('corpNo', { no }), ceo && t('ceo', { name: ceo })], '   ');
  const calls = joined(
    [
      corp.telNo && t('telFax', { tel: textOf(corp.telNo) }),
      corp.faxNo && t('fax', { fax: textOf(corp.faxNo) }),
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
    rows: withText([
      { label: t('person'), value: person },
      { label: t('tel'), value: textOf(charger.telNo ?? charger.mobile ?? clnt.telNo) },
      { label: t('email'), value: textOf(charger.email ?? clnt.email) },
      {
        label: t('addr'),
        value: lang === 'en' ? textOf(clnt.addrEn) || textOf(clnt.addr) : textOf(clnt.addr) || textOf(clnt.addrEn),
      },
    ]),
  };
}

export function vesselBlock(of: PaperFrame, title: unknown) {
  const { ship, codeName, t } = of;
  const code = (group: string, name: 'shipTpCd' | 'natCd' | 'classCd') =>
    ship[name] ? codeName(group, textOf(ship[name])) : '';
  const size = [ship.loa, ship.beam, ship.depth];
  return {
    title: t('vessel'),
    lead: named(of, ship, 'shipNm'),
    rows: withText([
      { label: t('work'), value: textOf(title) },
      { label: t('imo'), value: textOf(ship.imoNo) },
      { label: t('callSign'), value: textOf(ship.callSign) },
      { label: t('shipType'), value: joined([code('SHIP_TP', 'shipTpCd'), code('NAT', 'natCd')], ' / ') },
      { label: t('gt'), value: ship.gt ? frgnText(ship.gt) : '' },
      { label: t('size'), value: size.every(Boolean) ? `${size.map(frgnText).join(' × ')} m` : '' },
      { label: t('class'), value: joined([code('CLASS_SOC', 'classCd'), ship.classNo], ' ') },
    ]),
  };
}
