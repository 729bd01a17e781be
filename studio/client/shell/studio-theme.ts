import { createTheme } from '@mui/material/styles';

/** Neutral, so that it does not compete with the brand's colours in the frame. */
export const studioTheme = createTheme({
  palette: {
    mode: 'light',
    primary: { main: '#3d3fb8' },
    secondary: { main: '#00696f' },
    // White text on MUI's default has too little contrast.
    warning: { main: '#b04a00' },
    info: { main: '#0270b0' },
    background: { default: '#f3f4f8', paper: '#ffffff' },
    text: { primary: '#1b1c2b', secondary: '#54566b' },
    divider: '#d9dbe6',
  },
  shape: { borderRadius: 8 },
  typography: {
    fontFamily: 'system-ui, "Segoe UI", Roboto, "Helvetica Neue", sans-serif',
    fontSize: 13,
    button: { textTransform: 'none', fontWeight: 600 },
    h1: { fontSize: '1.5rem', fontWeight: 650 },
    h2: { fontSize: '1.1rem', fontWeight: 650 },
    h3: { fontSize: '0.95rem', fontWeight: 650 },
  },
  components: {
    MuiButton: { defaultProps: { disableElevation: true } },
    MuiTooltip: { defaultProps: { arrow: true, enterDelay: 400 } },
    MuiTextField: { defaultProps: { size: 'small', fullWidth: true } },
    MuiSelect: { defaultProps: { size: 'small' } },
    MuiPaper: { defaultProps: { elevation: 0 } },
  },
});
