/** Blocks that every paper of ship repair carries: letterhead, the other side, the vessel. */
import {
  corpNoText,
  withText,
  frgnText,
  joined,
  named,
  readable,
  telText,
  textOf,
  type PaperFrame,
} from './paperWords.ts';

export function letterLines(of: PaperFrame): string[] {
  const { corp, lang, t } = of;
  const ceo = readable(named(of, corp, 'ceoNm'), of);
  const addr = lang === 'en' ? textOf(corp.addrEn) || textOf(corp.addr) : joined([corp.addr, corp.addrDtl], ' ');
  const no = corpNoText(corp.corpRegNo);
  const ids = joined([no && t('corpNo', { no }), ceo && t('ceo', { name: ceo })], '   ');
  const calls = joined(
    [
      corp.telNo && t('telFax', { tel: telText(corp.telNo, of) }),
      corp.faxNo && t('fax', { fax: telText(corp.faxNo, of) }),
      corp.email,
    ],
    '   ',
  );
  return [addr, ids, calls].filter(Boolean);
}

/** `numbered`: with the registration number, which a demand for money names. */
export function partnerBlock(of: PaperFrame, { title = of.t('customer'), numbered = false } = {}) {
  const { clnt, charger = {}, t, lang } = of;
  const person = joined([named(of, charger, 'chargerNm'), charger.deptNm, charger.posNm], ' ');
  return {
    title,
    lead: t('to', { name: named(of, clnt, 'clntNm') }),
    rows: withText([
      { label: t('person'), value: person },
      { label: t('regNo'), value: numbered && clnt.natCd === 'KR' ? corpNoText(clnt.corpRegNo) : '' },
      { label: t('tel'), value: telText(charger.telNo ?? charger.mobile ?? clnt.telNo, of, clnt.natCd) },
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
