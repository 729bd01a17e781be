import { createTheme } from '@mui/material/styles';

/**
 * The MUI theme of dialogs on content pages. It holds no brand's values: components refer to the variables that the
 * brand's stylesheet has defined, so one script serves every brand.
 */
export const muiVariables = createTheme({
  cssVariables: { cssVarPrefix: 'mq', disableCssColorScheme: true },
  typography: {
    fontFamily: 'var(--mq-font-text)',
    h6: {
      fontFamily: 'var(--mq-font-display)',
      fontSize: 'var(--text-heading)',
      fontWeight: 'var(--mq-font-display-weight)',
      letterSpacing: 'var(--mq-font-display-tracking)',
      textTransform: 'var(--mq-font-display-case)',
    },
    button: { fontSize: '1rem', fontWeight: 700, letterSpacing: 0, textTransform: 'none' },
  },
  components: {
    MuiButton: {
      defaultProps: { disableElevation: true },
      styleOverrides: {
        root: {
          minHeight: 48,
          borderRadius: 'var(--mq-radius-button)',
          clipPath: 'var(--mq-clip-button)',
          fontSize: '1rem',
        },
      },
    },
    MuiDialog: {
      styleOverrides: {
        paper: {
          borderRadius: 'var(--mq-radius-large)',
          clipPath: 'var(--mq-clip-card)',
          backgroundImage: 'none',
          boxShadow: 'var(--mq-effect-raised-shadow)',
        },
      },
    },
    MuiBackdrop: {
      styleOverrides: {
        root: { backgroundColor: 'color-mix(in srgb, var(--mq-color-scrim) 72%, transparent)' },
      },
    },
  },
});
