import { isRecord } from '../../../schemas/is-record';

/** An offer of the CRM provider to the session's player. */
export interface CrmOffer {
  id: string;
  title: string;
  text: string;
  /** Path on this site below the locale; undefined for an offer without a link. */
  path?: string;
}

const most = 20;
const longestTitle = 160;
const longestText = 1_000;

/** Validates a list of offers, because the provider is a third party. Invalid offers are left out, as are links to other sites. */
export function readOffers(value: unknown): CrmOffer[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((each: unknown) => readOffer(each) ?? []).slice(0, most);
}

function readOffer(value: unknown): CrmOffer | undefined {
  if (!isRecord(value)) return undefined;
  const { id, title, text, path } = value;
  if (typeof id !== 'string' || typeof title !== 'string' || typeof text !== 'string' || !title.trim())
    return undefined;
  const offer = { id, title: title.slice(0, longestTitle), text: text.slice(0, longestText) };
  return typeof path === 'string' && isOwnPath(path) ? { ...offer, path } : offer;
}

function isOwnPath(path: string): boolean {
  return /^\/[\w/-]*$/.test(path) && !path.startsWith('//');
}
