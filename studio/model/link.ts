import { isRecord } from '../../schemas/is-record';

/** A link to an entry or asset, as fields hold it. */
export interface ContentLink {
  readonly sys: { readonly type: 'Link'; readonly linkType: 'Entry' | 'Asset'; readonly id: string };
}

export function linkTo(linkType: 'Entry' | 'Asset', id: string): ContentLink {
  return { sys: { type: 'Link', linkType, id } };
}

/** The target of a link; undefined for other values. */
export function linkedId(value: unknown, linkType?: 'Entry' | 'Asset'): string | undefined {
  if (!isRecord(value) || !isRecord(value['sys'])) return undefined;
  const { type, linkType: kind, id } = value['sys'];
  if (type !== 'Link' || typeof id !== 'string') return undefined;
  return linkType === undefined || kind === linkType ? id : undefined;
}

/** The targets of a list of links. */
export function linkedIds(value: unknown, linkType?: 'Entry' | 'Asset'): string[] {
  const list: unknown[] = Array.isArray(value) ? value : [];
  return list.flatMap((item) => linkedId(item, linkType) ?? []);
}

/** Whether a value is or contains a link, at any depth. */
export function hasLink(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(hasLink);
  if (linkedId(value) !== undefined) return true;
  return isRecord(value) && Object.values(value).some(hasLink);
}
