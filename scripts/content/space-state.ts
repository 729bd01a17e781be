import type {
  ContentTypeProps,
  EditorInterfaceProps,
  LocaleProps,
  PlainClientAPI,
} from 'contentful-management';
import { CommandError } from './command-error';

/** The content model of an environment before a push. */
export interface SpaceState {
  readonly locales: readonly LocaleProps[];
  readonly types: readonly TypeState[];
  /** By content type. */
  readonly editors: ReadonlyMap<string, EditorInterfaceProps>;
  /** Whether there are entries or assets, including drafts. */
  readonly hasContent: boolean;
}

export interface TypeState {
  /** The draft version. */
  readonly draft: ContentTypeProps;
  /** The published version; null when it was never published. */
  readonly published: ContentTypeProps | null;
}

const PAGE = 100;

/** @throws CommandError when the target cannot be reached or refuses the token */
export async function readSpaceState(client: PlainClientAPI): Promise<SpaceState> {
  try {
    const drafts = await everything((query) => client.contentType.getMany({ query }));
    const published = await publishedTypes(client);
    const one = { query: { limit: 1 } };
    const [locales, entries, assets] = await Promise.all([
      client.locale.getMany({ query: { limit: 1000 } }),
      client.entry.getMany(one),
      client.asset.getMany(one),
    ]);
    return {
      locales: locales.items,
      types: drafts.map((draft) => ({ draft, published: published.get(draft.sys.id) ?? null })),
      editors: await formsOf(client, drafts),
      hasContent: entries.total + assets.total > 0,
    };
  } catch (error) {
    throw unreachable(error);
  }
}

/** One at a time: this client does not support paging of the list. */
async function formsOf(
  client: PlainClientAPI,
  types: readonly ContentTypeProps[],
): Promise<Map<string, EditorInterfaceProps>> {
  const forms = new Map<string, EditorInterfaceProps>();
  for (const { sys } of types) {
    const form = await client.editorInterface.get({ contentTypeId: sys.id }).catch((error: unknown) => {
      // A content type that was never published may have none.
      if (error instanceof Error && error.name === 'NotFound') return null;
      throw error;
    });
    if (form) forms.set(sys.id, form);
  }
  return forms;
}

async function publishedTypes(client: PlainClientAPI): Promise<Map<string, ContentTypeProps>> {
  const { spaceId, environmentId } = client.raw.getDefaultParams() ?? {};
  const url = `/spaces/${spaceId}/environments/${environmentId}/public/content_types`;
  const types = await everything((params) =>
    client.raw.get<{ total: number; items: ContentTypeProps[] }>(url, { params }),
  );
  return new Map(types.map((type) => [type.sys.id, type]));
}

/** All items of a paged list. */
export async function everything<Item>(
  page: (query: { limit: number; skip: number }) => Promise<{ total: number; items: Item[] }>,
): Promise<Item[]> {
  const found: Item[] = [];
  for (;;) {
    const { total, items } = await page({ limit: PAGE, skip: found.length });
    found.push(...items);
    if (items.length === 0 || found.length >= total) return found;
  }
}

/** Turns an error of the management client into one with a remedy. */
export function unreachable(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  if (error.name === 'AccessTokenInvalid')
    return new CommandError('The management token is not accepted. Check CONTENTFUL_MANAGEMENT_TOKEN.');
  if (error.name === 'NotFound')
    return new CommandError(
      'There is no such space or environment, or the token may not see it. Check --space and --environment.',
    );
  if (
    'code' in error &&
    ['ECONNREFUSED', 'ENOTFOUND', 'ECONNRESET', 'EAI_AGAIN'].includes(String(error.code))
  )
    return new CommandError(`The service does not answer (${error.message}). Check --host; does it run?`);
  return error;
}
