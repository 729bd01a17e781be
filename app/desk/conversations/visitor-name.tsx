import Link from '@mui/material/Link';
import type { Translate } from '../../../ui/site/site-context';

/** Name of a conversation's visitor: a player whom the site has identified, or an anonymous visitor. */
export function VisitorName({ t, playerId }: { t: Translate; playerId: number | null }) {
  return playerId === null ? (
    <>{t('conversations.visitor')}</>
  ) : (
    <Link href={`/desk/players/${playerId}`}>{playerId}</Link>
  );
}
