/** The company that runs the platform, as its pages and its bills name it until the installation says otherwise. Fictitious. */
export const operatorCompany = {
  name: '해양물류클라우드(주)',
  nameEn: 'Marine Logistics Cloud',
  ceo: '김운영',
  ceoEn: 'Kim Unyeong',
  /** Business registration number, ten digits, of a range that is never assigned. */
  regNo: '0018100017',
  address: '부산광역시 데모구 항로길 1, 3층',
  addressEn: '3F, 1 Hangro-gil, Demo-gu, Busan',
  phone: '051-000-0001',
} as const;
