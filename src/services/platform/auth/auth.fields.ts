/** Fields: authority groups: what a person may do in each menu (10-platform, 41-menus-authorities). */
import { code, integer, rows, text, yn } from '../../../fields/index.ts';

export const authFields = {
  authNm: text(50, { required: true }),
  authNmEn: text(50),
  authDesc: text(200, { span: 2 }),
  sysYn: yn({ computed: true, default: 'N' }),
  menu: rows({
    menuId: integer({ required: true }),
    menuAuthCd: code('MENU_AUTH', { required: true, default: '0' }),
  }),
};
