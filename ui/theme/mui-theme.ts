import { type Theme as MuiTheme, createTheme } from '@mui/material/styles';
import type { Theme } from '../../schemas/generated/types';
import { breakpoints } from './breakpoints';

declare module '@mui/material/styles' {
  interface CssThemeVariables {
    enabled: true;
  }
}

const pixels = (length: string) => Number.parseFloat(length) || 0;

/**
 * A brand's tokens as an MUI theme, for the tools of editors. Player pages have neither its components nor its variables.
 */
export function muiTheme({ scheme, color, font, radius }: Theme): MuiTheme {
  return createTheme({
    cssVariables: { cssVarPrefix: 'mq', disableCssColorScheme: true },
    breakpoints: { values: breakpoints },
    palette: {
      mode: scheme,
      primary: { main: color.primary, dark: color.primaryHover, contrastText: color.onPrimary },
      secondary: { main: color.accent, contrastText: color.onAccent },
      error: { main: color.danger },
      warning: { main: color.warning },
      success: { main: color.success },
      background: { default: color.background, paper: color.surfaceRaised },
      text: { primary: color.text, secondary: color.textMuted },
      divider: color.border,
    },
    shape: { borderRadius: pixels(radius.small) },
    typography: {
      fontFamily: `"${font.text}", system-ui, sans-serif`,
      button: { fontWeight: 700, textTransform: 'none' },
    },
  });
}
