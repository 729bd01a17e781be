import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { type Person, readPerson } from '../api/session';
import { text } from '../text/text';

const reasons = ['unreachable', 'failed', 'unverified', 'unlisted', 'switchedOff', 'contentDown'] as const;

/**
 * The button of the identity provider, with the error of the last try.
 * @param provider its name
 * @param isOverPage whether the sign-in is over a page: the provider then opens in a new tab, so that no input is
 *   lost
 */
export function OpenIdSignIn({
  provider,
  isOverPage,
  onSignedIn,
}: {
  provider: string;
  isOverPage: boolean;
  onSignedIn: (person: Person) => void;
}) {
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (!isOverPage) return;
    const look = () => void readPerson().then((person) => person && onSignedIn(person), ignoreFailure);
    window.addEventListener('focus', look);
    return () => window.removeEventListener('focus', look);
  }, [isOverPage, onSignedIn]);
  const failed = new URLSearchParams(search).get('signIn');
  const reason = reasons.find((each) => each === failed);
  const to = isOverPage ? '/' : pathname + search;
  return (
    <Stack spacing={2} sx={{ pt: 2 }}>
      <Divider>{text('signIn.or')}</Divider>
      {reason && <Alert severity="error">{text(`signIn.openId.${reason}`, { provider })}</Alert>}
      <Button
        variant="outlined"
        size="large"
        href={`/sign-in/openid?${new URLSearchParams({ to })}`}
        {...(isOverPage && { target: '_blank', rel: 'noopener' })}
      >
        {text('signIn.openId', { provider })}
      </Button>
      {isOverPage && <Typography variant="body2">{text('signIn.openId.newTab')}</Typography>}
    </Stack>
  );
}

/** The next poll, or the password, is another try. */
function ignoreFailure(): void {}
