import { isRecord } from '../../../schemas/is-record';

/** An offer of the CRM provider to the player of a session. */
export interface CrmOffer {
  id: string;
  title: string;
  text: string;
  /** Path of this site below the locale; undefined for an offer that leads nowhere. */
  path?: string;
}

const most = 20;
const longestTitle = 160;
const longestText = 1_000;

/**
 * Checks a list of offers: the provider is outside of this project. An offer that does not fit is left out, and so is a link that leads
 * to another site.
 */
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
