import type { IncomingMessage } from 'node:http';
import { type QueryName, pageQuery } from '../page-query';
import { channelOf } from '../../site/channel';

declare const mark: unique symbol;

/** Key of a page as a visitor who is not signed in asks for it. Only `pageKey` makes them. */
export type PageKey = string & { readonly [mark]: 'page' };

/** All of an address that every page follows from. Only `pageAddress` makes them. */
export type AddressKey = string & { readonly [mark]: 'address' };

/** An address as a visitor who is not signed in asks for it. */
export interface PageAddress {
  base: AddressKey;
  /** The query as it was written; pages follow from parts of it at most. */
  query: string;
}

/**
 * All of a request that the page of a visitor who is not signed in can follow from: the address as it was written, the host it was sent
 * to, what a proxy says of both, and the channel. No header can hold a line feed, so no two requests that differ in any of them have the
 * same base.
 *
 * @param trustProxy whether the headers of a proxy in front count; where they do not, nothing looks at them
 */
export function pageAddress({ headers, url = '' }: IncomingMessage, trustProxy: boolean): PageAddress {
  const channel = channelOf((name) => headers[name]?.toString());
  const told = trustProxy
    ? `${String(headers['x-forwarded-proto'])}\n${String(headers['x-forwarded-host'])}\n`
    : '';
  const mark = url.indexOf('?');
  const path = mark < 0 ? url : url.slice(0, mark);
  const query = mark < 0 ? '' : url.slice(mark + 1);
  return { base: `${channel}\n${told}${headers.host ?? ''}\n${path}` as AddressKey, query };
}

/** @param names the parts of the query that the page reads; all there are while that is unknown */
export function pageKey({ base, query }: PageAddress, names?: readonly QueryName[]): PageKey {
  const read = query && names?.length !== 0 ? pageQuery(new URLSearchParams(query), names).toString() : '';
  return (read ? `${base}?${read}` : String(base)) as PageKey;
}
