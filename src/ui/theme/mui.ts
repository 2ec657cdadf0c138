import { createTheme } from '@mui/material/styles';
import type { Theme } from '@mui/material/styles';
import { dialogs, menus } from './muiFloating.ts';
import { buttons, inputs } from './muiControls.ts';

/**
 * MUI dressed in the tokens (tokens.css). Colours are CSS variables, so the dark scheme needs no second theme:
 * `nativeColor` lets MUI mix them with CSS instead of computing them in JavaScript.
 */
export function makeTheme(): Theme {
  return createTheme({
    cssVariables: { nativeColor: true, cssVarPrefix: 'mui' },
    spacing: 4,
    shape: { borderRadius: 6 },
    palette: {
      primary: {
        main: 'var(--primary)',
        dark: 'var(--primary-hover)',
        light: 'var(--primary-tint)',
        contrastText: 'var(--on-primary)',
      },
      secondary: {
        main: 'var(--accent-strong)',
        dark: 'var(--accent-hover)',
        light: 'var(--accent-tint)',
        contrastText: 'var(--on-primary)',
      },
      error: { main: 'var(--err)', dark: 'var(--err-hover)', light: 'var(--err-tint)', contrastText: 'var(--on-err)' },
      warning: {
        main: 'var(--warn)',
        dark: 'var(--warn-text)',
        light: 'var(--warn-tint)',
        contrastText: 'var(--on-err)',
      },
      success: { main: 'var(--ok)', dark: 'var(--ok-text)', light: 'var(--ok-tint)', contrastText: 'var(--on-err)' },
      info: {
        main: 'var(--primary)',
        dark: 'var(--primary-hover)',
        light: 'var(--primary-tint)',
        contrastText: 'var(--on-primary)',
      },
      text: { primary: 'var(--text)', secondary: 'var(--text-2)', disabled: 'var(--text-off)' },
      background: { default: 'var(--page)', paper: 'var(--surface)' },
      divider: 'var(--line)',
      action: {
        hover: 'var(--hover)',
        selected: 'var(--primary-tint)',
        disabled: 'var(--text-off)',
        active: 'var(--text-2)',
      },
    },
    typography: {
      fontFamily: 'var(--font)',
      fontSize: 14,
      fontWeightBold: 650,
      body1: { fontSize: 14, lineHeight: 1.45, letterSpacing: 'inherit' },
      body2: { fontSize: 13, lineHeight: 1.45, letterSpacing: 'inherit' },
      caption: { fontSize: 12, lineHeight: 1.4, letterSpacing: 'inherit' },
      h1: { fontSize: 18, lineHeight: '24px', fontWeight: 650, letterSpacing: '-.012em', color: 'var(--ink)' },
      h2: { fontSize: 16, lineHeight: '22px', fontWeight: 650, letterSpacing: '-.01em', color: 'var(--ink)' },
      button: { fontSize: 13, fontWeight: 500, textTransform: 'none', letterSpacing: 'inherit' },
    },
    transitions: {
      duration: {
        shortest: 120,
        shorter: 120,
        short: 150,
        standard: 150,
        complex: 200,
        enteringScreen: 150,
        leavingScreen: 120,
      },
      easing: { easeInOut: 'cubic-bezier(.2,0,0,1)', easeOut: 'cubic-bezier(.2,0,0,1)' },
    },
    components: {
      MuiButtonBase: { defaultProps: { disableRipple: true, disableTouchRipple: true } },
      MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: 'none' } } },
      MuiSvgIcon: { styleOverrides: { root: { fontSize: 16 } } },
      ...buttons,
      ...inputs,
      ...menus,
      ...dialogs,
    },
  });
}
