/** Takes the place of the Korean texts of shipwork in the sample build. */
import { shipwork as ours } from '../../i18n/ko/services/shipwork/index.ts';
import { impDecl } from './impDecl.ts';

export const shipwork = {
  ...ours,
  fields: { ...ours.fields, hsCd: 'HS부호', modelNm: '모델 및 규격', ingredNm: '성분', qty: '수량' },
  resources: {
    [impDecl.prefix]: { name: '수입신고', grids: { lan: '란', model: '규격', cntr: '컨테이너' } },
  },
};
