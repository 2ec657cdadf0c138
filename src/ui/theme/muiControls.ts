import type { ThemeComponents } from './themeComponents.ts';

const control = { fontSize: 13, minHeight: 32, borderRadius: 'var(--r-ctl)' } as const;

/** Buttons as drawn: 32 high, no elevation, no capitals. */
export const buttons: ThemeComponents = {
  MuiButton: {
    defaultProps: { disableElevation: true, size: 'small' },
    styleOverrides: {
      root: { ...control, padding: '0 11px', minWidth: 0, fontWeight: 500 },
      contained: { fontWeight: 600 },
      outlined: { borderColor: 'var(--line-input)', color: 'var(--text)' },
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: { width: 32, height: 32, padding: 0, borderRadius: 'var(--r-ctl)', color: 'var(--text-2)' },
    },
  },
  MuiCheckbox: { styleOverrides: { root: { padding: 6, color: 'var(--line-ctl)' } } },
  MuiRadio: { styleOverrides: { root: { padding: 6, color: 'var(--line-ctl)' } } },
};

const fieldStates = {
  '&:hover:not(.Mui-disabled):not(.Mui-error) .MuiOutlinedInput-notchedOutline': { borderColor: 'var(--text-2)' },
  '&.Mui-focused .MuiOutlinedInput-notchedOutline': { borderWidth: 1, borderColor: 'var(--primary)' },
  '&.Mui-focused': { boxShadow: 'var(--ring-field)' },
  '&.Mui-error .MuiOutlinedInput-notchedOutline': { borderColor: 'var(--err)' },
  '&.Mui-disabled': { background: 'var(--surface-2)' },
  '&.MuiInputBase-multiline': { padding: '6px 8px', height: 'auto' },
} as const;

/** Outlined inputs with the label above instead of in the border. */
export const inputs: ThemeComponents = {
  MuiTextField: { defaultProps: { variant: 'outlined', size: 'small', fullWidth: true, hiddenLabel: true } },
  MuiFormControl: { defaultProps: { size: 'small' } },
  MuiInputLabel: {
    defaultProps: { shrink: true, disableAnimation: true },
    styleOverrides: {
      root: {
        position: 'static',
        transform: 'none',
        fontSize: 12,
        lineHeight: '16px',
        fontWeight: 500,
        color: 'var(--text-2)',
        marginBottom: 2,
      },
    },
  },
  MuiOutlinedInput: {
    defaultProps: { notched: false, size: 'small' },
    styleOverrides: {
      root: { ...control, background: 'var(--surface)', letterSpacing: 'inherit', ...fieldStates },
      input: {
        padding: '0 8px',
        height: 30,
        lineHeight: '30px',
        boxSizing: 'border-box',
        '&::placeholder': { color: 'var(--text-3)', opacity: 1 },
      },
      notchedOutline: { borderColor: 'var(--line-ctl)', top: 0, '& legend': { display: 'none' } },
    },
  },
  MuiInputAdornment: { styleOverrides: { root: { color: 'var(--text-3)', '& .MuiSvgIcon-root': { fontSize: 16 } } } },
  MuiAutocomplete: {
    styleOverrides: {
      inputRoot: { padding: '0 !important', '& .MuiAutocomplete-input': { padding: '0 8px !important' } },
      paper: {
        background: 'var(--raised)',
        boxShadow: 'var(--float)',
        border: '1px solid var(--line)',
        borderRadius: 'var(--r)',
      },
      listbox: { padding: 4, fontSize: 13 },
      option: { minHeight: '30px !important', padding: '4px 10px !important', borderRadius: 5 },
    },
  },
  MuiFormHelperText: { styleOverrides: { root: { margin: '3px 0 0', fontSize: 12, lineHeight: 1.4 } } },
};
