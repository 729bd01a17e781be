import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { Translate } from '../../ui/site/site-context';

export interface SignInForm {
  /** Page to redirect to. */
  next: string;
  /** Input of another form from before the session expired, as JSON. */
  draft?: string | undefined;
  name?: string;
  /** Error above the form. */
  problem?: string | undefined;
}

interface SignInPageProps extends SignInForm {
  t: Translate;
  brandName: string;
}

/** The sign-in page of staff. */
export function SignInPage({ t, brandName, next, draft, name = '', problem }: SignInPageProps) {
  return (
    <Stack component="main" sx={{ minHeight: '100vh', alignItems: 'center', justifyContent: 'center', p: 2 }}>
      <Paper sx={{ p: { xs: 2, sm: 4 }, width: '100%', maxWidth: 420 }}>
        <form method="post" action="/staff/sign-in">
          <Stack spacing={2.5}>
            <div>
              <Typography component="h1" variant="h5">
                {t('staff.signIn')}
              </Typography>
              <Typography color="textSecondary">{t('staff.of', { brand: brandName })}</Typography>
            </div>
            {problem && (
              <Alert severity="error" variant="outlined" id="problem">
                {problem}
              </Alert>
            )}
            {draft && (
              <Alert severity="info" variant="outlined">
                {t('staff.draftStays')}
              </Alert>
            )}
            <input type="hidden" name="next" value={next} />
            {draft && <input type="hidden" name="draft" value={draft} />}
            <TextField
              id="name"
              name="name"
              label={t('staff.name')}
              defaultValue={name}
              required
              autoFocus={!name}
              autoComplete="username"
              slotProps={{
                inputLabel: { shrink: true },
                htmlInput: { autoCapitalize: 'none', spellCheck: false, maxLength: 40 },
              }}
            />
            <TextField
              id="password"
              name="password"
              type="password"
              label={t('staff.password')}
              required
              autoFocus={Boolean(name)}
              autoComplete="current-password"
              slotProps={{
                inputLabel: { shrink: true },
                htmlInput: { maxLength: 200, ...(problem ? { 'aria-describedby': 'problem' } : {}) },
              }}
            />
            <Button type="submit" variant="contained" size="large">
              {t('staff.signIn')}
            </Button>
          </Stack>
        </form>
      </Paper>
    </Stack>
  );
}
