/** Pages that show no resource. */
export const ownAddresses = {
  dashboard: '/platform/dashboard',
  info: '/platform/mypage/info',
  pw: '/platform/mypage/pw',
  export: '/platform/mypage/export',
  withdraw: '/platform/mypage/withdraw',
  subscribe: '/platform/subsc/new',
  me: '/fw/me',
} as const;

export type OwnAddress = (typeof ownAddresses)[keyof typeof ownAddresses];
