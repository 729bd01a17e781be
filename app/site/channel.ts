import type { Channel } from './site';

/** Phones are the mobile channel, tablets and everything else desktop (AMB-52: tablets use desktop page sizes). */
export function channelOf(headers: Headers): Channel {
  const hint = headers.get('sec-ch-ua-mobile');
  if (hint === '?1') return 'mobile';
  if (hint === '?0') return 'desktop';
  return /\b(iPhone|iPod|Android.+Mobile|Windows Phone)\b/i.test(headers.get('user-agent') ?? '')
    ? 'mobile'
    : 'desktop';
}
