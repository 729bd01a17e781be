import { environment } from '../server/environment.server';
import type { Channel } from './site';

/**
 * Phones are the mobile channel, tablets and everything else desktop (AMB-52: tablets use desktop page sizes).
 * @param header returns a header of the request
 * @param told header in which a CDN in front sends the channel
 */
export function channelOf(
  header: (name: string) => string | null | undefined,
  told: string | undefined = environment.channelHeader,
): Channel {
  const named = told && header(told.toLowerCase());
  if (named === 'mobile' || named === 'desktop') return named;
  const hint = header('sec-ch-ua-mobile');
  if (hint === '?1') return 'mobile';
  if (hint === '?0') return 'desktop';
  return /\b(iPhone|iPod|Android.+Mobile|Windows Phone)\b/i.test(header('user-agent') ?? '')
    ? 'mobile'
    : 'desktop';
}
