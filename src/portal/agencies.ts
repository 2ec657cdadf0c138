/** Related agencies of the footer (2-portal 1); `label` is a key below `portal.agency`. */
export const agencies = [
  { label: 'customs', address: 'https://www.customs.go.kr' },
  { label: 'unipass', address: 'https://unipass.customs.go.kr' },
  { label: 'mof', address: 'https://www.mof.go.kr' },
  { label: 'busan', address: 'https://www.busanpa.com' },
  { label: 'ksa', address: 'https://www.theksa.or.kr' },
] as const;
