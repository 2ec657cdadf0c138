import type { ThemeComponents } from './themeComponents.ts';

const floating = {
  background: 'var(--raised)',
  backgroundImage: 'none',
  border: '1px solid var(--line)',
  borderRadius: 'var(--r)',
  boxShadow: 'var(--float)',
} as const;

/** Menus, popovers and tooltips. */
export const menus: ThemeComponents = {
  MuiPopover: { styleOverrides: { paper: floating } },
  MuiMenu: { styleOverrides: { paper: { ...floating, minWidth: 160 }, list: { padding: 4 } } },
  MuiMenuItem: {
    defaultProps: { dense: true },
    styleOverrides: {
      root: {
        minHeight: 30,
        padding: '0 10px',
        borderRadius: 5,
        fontSize: 13,
        gap: 9,
        '& .MuiSvgIcon-root': { color: 'var(--text-2)' },
        '&:hover': { background: 'var(--hover)' },
        '&.Mui-focusVisible, &.Mui-selected, &.Mui-selected:hover, &.Mui-selected.Mui-focusVisible': {
          background: 'var(--primary-tint)',
          color: 'var(--primary-hover)',
          '& .MuiSvgIcon-root': { color: 'inherit' },
        },
        '&.Mui-disabled': { opacity: 1, color: 'var(--text-off)' },
        '@media (max-width: 599.95px)': { minHeight: 44, fontSize: 15 },
      },
    },
  },
  MuiDivider: { styleOverrides: { root: { borderColor: 'var(--line-2)' } } },
  MuiTooltip: {
    defaultProps: { arrow: true, enterDelay: 300 },
    styleOverrides: {
      tooltip: {
        background: 'var(--tip)',
        color: 'var(--on-tip)',
        fontSize: 12,
        lineHeight: '17px',
        padding: '6px 9px',
        borderRadius: 6,
      },
      arrow: { color: 'var(--tip)' },
    },
  },
};

/** Dialogs, drawers and the veil behind them. */
export const dialogs: ThemeComponents = {
  MuiBackdrop: {
    styleOverrides: { root: { background: 'var(--veil)', '&.MuiBackdrop-invisible': { background: 'transparent' } } },
  },
  MuiDialog: {
    styleOverrides: {
      paper: {
        background: 'var(--raised)',
        backgroundImage: 'none',
        borderRadius: 'var(--r-card)',
        boxShadow: 'var(--float)',
        '@media (max-width: 599.95px)': { margin: 12, width: 'calc(100% - 24px)', maxHeight: 'calc(100% - 24px)' },
      },
    },
  },
  MuiDrawer: { styleOverrides: { paper: { background: 'var(--surface)', backgroundImage: 'none' } } },
};
