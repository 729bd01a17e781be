import { GraphQLClient } from 'graphql-request';
import { isRecord } from '../../schemas/is-record';

/** Address of the content, and credentials. */
export interface ContentAddress {
  url: string;
  space: string;
  environment: string;
  deliveryToken: string;
  /** Token for drafts; without one only published content is checked. */
  previewToken: string | undefined;
}

export interface Selection {
  text: string;
  cost: number;
}

/** A link inside an entry that leads nowhere. */
export interface DeadLink {
  entryId: string;
  field: string;
  linkId: string;
}

export interface StoredEntries {
  entries: { id: string; fields: Record<string, unknown> }[];
  deadLinks: DeadLink[];
}

/** Stays below Contentful's complexity limit of 11,000 and its largest page of 1,000. */
const maxCost = 9_000;
const maxPage = 100;
const unresolvable = 'UNRESOLVABLE_LINK';

/** Reads all entries of a content type, published ones or with their drafts. */
export class EntryReader {
  readonly #client: GraphQLClient;

  constructor(
    { url, space, environment, deliveryToken, previewToken }: ContentAddress,
    readonly preview: boolean,
  ) {
    const token = preview ? previewToken : deliveryToken;
    this.#client = new GraphQLClient(`${url}/content/v1/spaces/${space}/environments/${environment}`, {
      method: 'GET',
      errorPolicy: 'all',
      headers: { authorization: `Bearer ${token ?? ''}` },
    });
  }

  /**
   * @throws when the service does not answer or refuses the query
   */
  async all(contentType: string, { text, cost }: Selection, locale: string): Promise<StoredEntries> {
    const limit = Math.max(1, Math.min(maxPage, Math.floor(maxCost / (1 + cost))));
    const query = `query All($locale: String, $limit: Int, $skip: Int, $preview: Boolean) { page: ${contentType}Collection(locale: $locale, limit: $limit, skip: $skip, preview: $preview, order: sys_id_ASC) { total items ${text} } }`;
    const found: StoredEntries = { entries: [], deadLinks: [] };
    let total = Infinity;
    for (let skip = 0; skip < total; skip += limit) {
      const variables = { locale, limit, skip, preview: this.preview };
      const { data, errors = [] } = await this.#client.rawRequest<Record<string, unknown>>(query, variables);
      for (const error of errors) found.deadLinks.push(deadLink(error, contentType));
      const page = isRecord(data) && isRecord(data['page']) ? data['page'] : {};
      total = typeof page['total'] === 'number' ? page['total'] : 0;
      const items: unknown[] = Array.isArray(page['items']) ? page['items'] : [];
      for (const fields of items)
        if (isRecord(fields) && isRecord(fields['sys']))
          found.entries.push({ id: String(fields['sys']['id']), fields });
    }
    return found;
  }
}

/** @throws for errors other than dead links, after which the response cannot be trusted */
function deadLink(error: unknown, contentType: string): DeadLink {
  const extensions = isRecord(error) && isRecord(error['extensions']) ? error['extensions'] : {};
  const contentful = isRecord(extensions['contentful']) ? extensions['contentful'] : {};
  const details = isRecord(contentful['details']) ? contentful['details'] : {};
  if (contentful['code'] !== unresolvable)
    throw new Error(`${contentType}: ${isRecord(error) ? String(error['message']) : 'unreadable error'}`);
  return {
    entryId: String(details['linkingEntryId']),
    field: String(details['field']),
    linkId: String(details['linkId']),
  };
}
