/** Vessels (20-rs4-ship-repair). */
import type { Resource } from '../../core/resource.ts';
import {
  callSign,
  code,
  date,
  files,
  imoNo,
  integer,
  mmsi,
  qty,
  ref,
  rows,
  text,
  weight,
  yn,
} from '../../fields/index.ts';
import { forBusiness } from '../systems.ts';
import { shipRules } from './ship.rules.ts';

export const ship = {
  prefix: 'rs4/ship',
  table: 'RS4_SHIP',
  scope: 'OWN',
  menus: [{ menu: 'R31' }],
  name: 'shipNm',
  nameEn: 'shipNmEn',
  fields: {
    shipNm: text(50, { required: true }),
    shipNmEn: text(50, { required: true }),
    imoNo: imoNo(),
    callSign: callSign(),
    trdTpCd: code('SHIP_TRD', { required: true, default: 'INTL' }),
    shipTpCd: code('SHIP_TP', { required: true }),
    natCd: code('NAT', { required: true }),
    classCd: code('CLASS_SOC'),
    gt: weight(),
    ownerClntId: ref('rs4/clnt'),
    mgrClntId: ref('rs4/clnt'),
    useYn: yn({ default: 'Y' }),
    mmsi: mmsi({ more: true }),
    classNo: text(20, { more: true }),
    portReg: text(30, { more: true }),
    builtDt: date({ more: true }),
    builder: text(60, { more: true }),
    dwt: weight({ more: true }),
    loa: weight({ more: true }),
    beam: weight({ more: true }),
    depth: weight({ more: true }),
    engMaker: text(50, { more: true }),
    engType: text(50, { more: true }),
    engPower: integer({ more: true }),
    propTpCd: code('PROP_TP', { more: true }),
    equip: rows({
      equipNm: text(60, { required: true }),
      maker: text(50),
      model: text(50),
      serialNo: text(50),
      // Generators and windlasses add up to nothing.
      qty: qty({ default: '1', summed: false }),
      // A photo of the name plate, a manual, a certificate.
      papers: files(['IMG', 'DOC']),
    }),
    files: files(['IMG', 'DOC'], { more: true }),
  },
  unique: [{ fields: ['imoNo'] }, { fields: ['callSign'] }],
  search: {
    keyword: ['shipNm', 'shipNmEn', 'imoNo', 'callSign'],
    conditions: ['shipTpCd', 'natCd', 'ownerClntId'],
    firstOf: ['callSign', 'imoNo', 'shipNm'],
  },
  list: ['shipNm', 'shipNmEn', 'imoNo', 'callSign', 'shipTpCd', 'natCd', 'gt', 'classCd', 'ownerClntId', 'trdTpCd'],
  sort: 'shipNm,asc',
  lookups: [
    {
      paths: forBusiness('ship'),
      value: 'shipNm',
      valueEn: 'shipNmEn',
      carries: ['imoNo', 'callSign', 'trdTpCd', 'shipTpCd', 'natCd', 'gt', 'ownerClntId'],
    },
  ],
  rules: shipRules,
} as const satisfies Resource;
