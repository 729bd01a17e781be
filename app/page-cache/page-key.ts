import type { IncomingMessage } from 'node:http';
import { channelOf } from '../site/channel';

declare const mark: unique symbol;

/** Key of a page as a visitor who is not signed in asks for it. Only `pageKey` makes them. */
export type PageKey = string & { readonly [mark]: 'page' };

/**
 * All of a request that the page of a visitor who is not signed in can follow from: the address as it was written, the host it was sent
 * to, what a proxy says of both, and the channel. No header can hold a line feed, so no two requests that differ in any of them have the
 * same key.
 *
 * @param trustProxy whether the headers of a proxy in front count; where they do not, nothing looks at them
 */
export function pageKey({ headers, url = '' }: IncomingMessage, trustProxy: boolean): PageKey {
  const channel = channelOf((name) => headers[name]?.toString());
  const told = trustProxy
    ? `${String(headers['x-forwarded-proto'])}\n${String(headers['x-forwarded-host'])}\n`
    : '';
  return `${channel}\n${told}${headers.host ?? ''}\n${url}` as PageKey;
}
