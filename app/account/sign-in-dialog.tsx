import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { ThemeProvider } from '@mui/material/styles';
import { Box, Stack } from '@mui/system';
import { type FormEvent, useState } from 'react';
import { type Root, createRoot } from 'react-dom/client';
import { muiVariables } from '../../ui/theme/mui-variables';
import { type SignInKey, type SignInProps, textOfCode } from './sign-in-texts';

type View = 'login' | 'signup';

// `speedy` writes rules through the CSSOM into one empty style element, which the Content-Security-Policy allows by its digest.
const cache = createCache({ key: 'mq', speedy: true });

let root: Root | undefined;

/** Opens the dialog; closing it takes the fragment out of the address and gives the focus back. */
export function openSignIn(view: View, props: SignInProps): void {
  const opener = document.activeElement;
  root ??= createRoot(document.body.appendChild(document.createElement('div')));
  const close = () => {
    root?.render(null);
    history.replaceState(null, '', location.pathname + location.search);
    if (opener instanceof HTMLElement) opener.focus();
  };
  root.render(
    <CacheProvider value={cache}>
      <ThemeProvider theme={muiVariables} disableStyleSheetGeneration>
        <SignInDialog initial={view} onClose={close} {...props} />
      </ThemeProvider>
    </CacheProvider>,
  );
}

interface SignInDialogProps extends SignInProps {
  initial: View;
  onClose: () => void;
}

function SignInDialog({ initial, onClose, texts, locale }: SignInDialogProps) {
  const [view, setView] = useState(initial);
  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      maxWidth="xs"
      aria-labelledby="sign-in-title"
      closeAfterTransition={false}
    >
      <DialogTitle id="sign-in-title">
        {texts[view === 'login' ? 'signIn.title' : 'signIn.signUpTitle']}
      </DialogTitle>
      <DialogContent>
        {view === 'login' ? (
          <SignInForm texts={texts} locale={locale} onClose={onClose} />
        ) : (
          <Stack sx={{ gap: 2 }}>
            <p>{texts['signIn.signUpText']}</p>
            <Button variant="contained" size="large" onClick={() => setView('login')}>
              {texts['signIn.haveAccount']}
            </Button>
            <Button onClick={onClose}>{texts['app.close']}</Button>
          </Stack>
        )}
      </DialogContent>
    </Dialog>
  );
}

function SignInForm({ texts, locale, onClose }: Pick<SignInDialogProps, 'texts' | 'locale' | 'onClose'>) {
  const [problem, setProblem] = useState<SignInKey>();
  const [busy, setBusy] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setBusy(true);
    setProblem(undefined);
    const code = await signIn(locale, new FormData(event.currentTarget));
    if (!code) return location.replace(location.pathname + location.search);
    setBusy(false);
    setProblem(textOfCode(code));
  }

  return (
    <Box component="form" onSubmit={submit} noValidate>
      <Stack sx={{ gap: 2, paddingBlockStart: 1 }}>
        {problem && <Alert severity="error">{texts[problem]}</Alert>}
        <TextField
          label={texts['signIn.email']}
          name="email"
          type="email"
          autoComplete="username"
          autoFocus
          required
          fullWidth
          error={Boolean(problem)}
        />
        <TextField
          label={texts['signIn.password']}
          name="password"
          type="password"
          autoComplete="current-password"
          required
          fullWidth
          error={Boolean(problem)}
        />
        <Button type="submit" variant="contained" size="large" disabled={busy}>
          {texts[busy ? 'signIn.busy' : 'signIn.submit']}
        </Button>
        <Button onClick={onClose}>{texts['app.close']}</Button>
      </Stack>
    </Box>
  );
}

/** Asks the site to sign in. @returns the error code, or undefined when signed in */
async function signIn(locale: string, form: FormData): Promise<string | undefined> {
  try {
    const response = await fetch(`/api/login?locale=${locale}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: form.get('email'), password: form.get('password') }),
    });
    if (response.ok) return undefined;
    const answer: unknown = await response.json();
    return typeof answer === 'object' && answer !== null && 'code' in answer
      ? String(answer.code)
      : 'error.system.error';
  } catch {
    return 'network';
  }
}
