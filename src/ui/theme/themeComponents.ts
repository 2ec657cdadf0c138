import type { ThemeOptions } from '@mui/material/styles';

/**
 * What createTheme takes for its components. `Components<Theme>` would say the same of another theme's type, and
 * the comparison of both takes longer than the check of everything else.
 */
export type ThemeComponents = NonNullable<ThemeOptions['components']>;
