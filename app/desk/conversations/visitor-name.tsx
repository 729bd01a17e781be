import Link from '@mui/material/Link';
import type { Translate } from '../../../ui/site/site-context';

/** Who chats: a player whom the site has introduced, or a visitor. */
export function VisitorName({ t, playerId }: { t: Translate; playerId: number | null }) {
  return playerId === null ? (
    <>{t('conversations.visitor')}</>
  ) : (
    <Link href={`/desk/players/${playerId}`}>{playerId}</Link>
  );
}
