type Row = readonly [
  itemTpCd: 'L' | 'M' | 'S',
  itemNm: string,
  itemNmEn: string,
  unitCd: string,
  price: string,
  purcPrice: string,
];

export type RepairItem = { readonly workTpCd: string; readonly row: Row };

const works = (workTpCd: string, rows: readonly Row[]): RepairItem[] => rows.map((row) => ({ workTpCd, row }));

/** Repair items in won (60-demo-data 6.4): labour L, facilities and services S, material M. */
export const repairItems: readonly RepairItem[] = [
  ...works('GEN', [
    ['S', '입거 및 출거', 'Docking and undocking', 'LS', '12000000', '8000000'],
    ['S', '선거 사용료', 'Dry-dock hire', 'DAY', '4500000', '3000000'],
    ['S', '예인선 지원', 'Tug assistance', 'TIME', '1350000', '1100000'],
    ['S', '육전 공급', 'Shore power', 'KWH', '320', '240'],
    ['S', '청수 공급', 'Fresh water', 'TON', '9000', '6500'],
    ['S', '가스프리 검사', 'Gas-free inspection', 'TIME', '380000', '280000'],
    ['S', '크레인 사용', 'Crane service', 'H', '220000', '150000'],
    ['L', '비계 설치', 'Scaffolding', 'M3', '14500', '9800'],
    ['S', '폐기물 처리', 'Garbage disposal', 'M3', '95000', '68000'],
  ]),
  ...works('HULL', [
    ['L', '선체 고압수세척', 'Hull high-pressure washing', 'M2', '1466', '1150'],
    ['L', '선저 스크레이핑', 'Bottom scraping', 'M2', '1900', '1400'],
    ['L', '씨체스트 소제', 'Sea chest cleaning', 'EA', '280000', '190000'],
    ['M', '아연판 교체', 'Zinc anode renewal', 'EA', '68333', '51250'],
    ['L', '앵커체인 전개 및 계측', 'Anchor chain ranging and calibration', 'SET', '3200000', '2300000'],
    ['L', '선저플러그 개폐', 'Bottom plug open and close', 'EA', '85000', '55000'],
  ]),
  ...works('PAINT', [
    ['L', '그리트 블라스팅 Sa 2.5', 'Grit blasting Sa 2.5', 'M2', '23000', '17500'],
    ['L', '선체 도장(1회)', 'Hull painting per coat', 'M2', '4000', '3333'],
    ['L', '방오도료 도장', 'Anti-fouling coating', 'M2', '5200', '4100'],
    ['L', '흘수표·선명 도색', 'Draft marks and ship name', 'LS', '1450000', '950000'],
  ]),
  ...works('PROP', [
    ['L', '프로펠러 연마', 'Propeller polishing', 'EA', '2600000', '1900000'],
    ['L', '프로펠러 정적평형시험', 'Static balance test', 'EA', '1800000', '1300000'],
    ['L', '추진축 발출 및 검사', 'Tail shaft withdrawal and survey', 'LS', '14500000', '10500000'],
    ['L', '선미관 씰 교체', 'Stern tube seal renewal', 'SET', '6800000', '5200000'],
    ['L', '타 간극 계측', 'Rudder clearance measurement', 'LS', '650000', '420000'],
  ]),
  ...works('ENG', [
    ['L', '주기관 실린더 개방정비', 'Main engine cylinder overhaul', 'CYL', '2497500', '1850000'],
    ['L', '과급기 분해정비', 'Turbocharger overhaul', 'EA', '5900000', '4300000'],
    ['L', '발전기관 개방정비', 'Auxiliary engine overhaul', 'EA', '9800000', '7200000'],
    ['L', '열교환기 소제 및 수압시험', 'Cooler cleaning and pressure test', 'EA', '1250000', '880000'],
    ['L', '보일러 소제', 'Boiler cleaning', 'EA', '3400000', '2500000'],
  ]),
  ...works('PIPE', [
    ['L', '해수펌프 분해정비', 'Sea-water pump overhaul', 'EA', '700000', '571000'],
    ['L', '해수밸브 분해정비', 'Sea valve overhaul', 'EA', '190000', '135000'],
    ['L', '배관 교체(강관 100A)', 'Steel pipe renewal 100A', 'M', '148000', '102000'],
  ]),
  ...works('ELEC', [
    ['L', '전동기 권선 교체(22kW)', 'Motor rewinding 22 kW', 'EA', '2100000', '1550000'],
    ['L', '절연저항 측정', 'Insulation resistance test', 'LS', '900000', '600000'],
    ['L', '주배전반 점검', 'Main switchboard maintenance', 'LS', '2400000', '1700000'],
  ]),
  ...works('DECK', [
    ['L', '해치커버 패킹 교체', 'Hatch cover packing renewal', 'M', '165000', '118000'],
    ['L', '윈들러스 브레이크 라이닝 교체', 'Windlass brake lining renewal', 'SET', '2950000', '2150000'],
    ['M', '와이어로프 교체', 'Wire rope renewal', 'M', '38000', '29000'],
  ]),
  ...works('TANK', [
    ['L', '평형수탱크 소제', 'Ballast tank cleaning', 'M3', '7500', '5200'],
    ['L', '슬러지 제거', 'Sludge removal', 'TON', '210000', '155000'],
    ['L', '선체 두께 계측', 'Hull thickness gauging', 'PT', '3500', '2300'],
  ]),
  ...works('SAFE', [
    ['L', '구명정 대빗 정비', 'Lifeboat davit overhaul', 'SET', '4300000', '3200000'],
    ['L', 'CO2 소화장치 점검', 'CO2 system inspection', 'LS', '1600000', '1150000'],
    ['L', '구명뗏목 정비', 'Liferaft servicing', 'EA', '780000', '600000'],
  ]),
  ...works('STEEL', [
    ['L', '강판 교체', 'Steel plate renewal', 'KG', '9500', '7000'],
    ['L', '빌지킬 수리', 'Bilge keel repair', 'M', '310000', '225000'],
    ['L', '난간 신환', 'Handrail renewal', 'M', '96000', '70000'],
  ]),
];
