/** What takes a berth or a team, asked for while one types: `GET rs4/order/stays?berthCd=`, `GET rs4/work/stays?teamCd=`. */
import { code } from '../../../fields/index.ts';

export const berthStays = { name: 'stays', fields: { berthCd: code('RS4_BERTH', { required: true }) } };
export const teamStays = { name: 'stays', fields: { teamCd: code('RS4_TEAM', { required: true }) } };
