import { type FieldNode, Kind, type SelectionSetNode, parse } from 'graphql';
import type { StoredVersion } from '../../../schemas/generated/types';
import { isRecord } from '../../../schemas/is-record';
import type { DeadLink } from '../client/content-client.server';
import { typeName } from '../client/query-plan';
import { linkId } from '../changes/webhook-change';

type Answer = Record<string, unknown>;

/** An entry or asset whose fields are being resolved. */
interface Item {
  id: string;
  /** Content type of an entry; undefined for an asset. */
  contentType?: string;
  fields: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

const collection = /Collection$/;

/** Resolves GraphQL selections from stored entries, as the content service would. */
export class StoredAnswers {
  /** Links without a target in the version. */
  readonly deadLinks: DeadLink[] = [];
  readonly #version: StoredVersion;
  readonly #locales: readonly string[];
  /** Links currently being resolved, to stop at cycles. */
  readonly #within = new Set<string>();

  /** @param locales to look a value up in, the requested one first */
  constructor(version: StoredVersion, locales: readonly string[]) {
    this.#version = version;
    this.#locales = locales;
  }

  /** @param selection in braces, as in the queries @returns undefined when the version has no such entry */
  entry(id: string, selection: string): Answer | undefined {
    const entry = this.#version.entries[id];
    const [operation] = parse(selection).definitions;
    if (!entry || operation?.kind !== Kind.OPERATION_DEFINITION) return undefined;
    return this.#select({ id, ...entry }, operation.selectionSet);
  }

  #select(item: Item, { selections }: SelectionSetNode): Answer {
    return Object.assign(
      {},
      ...selections.map((part): Answer => {
        if (part.kind === Kind.INLINE_FRAGMENT) return this.#select(item, part.selectionSet);
        if (part.kind === Kind.FRAGMENT_SPREAD) return {};
        return { [(part.alias ?? part.name).value]: this.#field(item, part) };
      }),
    ) as Answer;
  }

  #field(item: Item, { name: { value: name }, selectionSet }: FieldNode): unknown {
    if (name === 'sys') return { id: item.id };
    if (name === '__typename') return typeName(item.contentType ?? '');
    if (item.contentType === undefined) return this.#ofAsset(item, name);
    if (!selectionSet) return this.#value(item, name) ?? null;
    if (collection.test(name)) return this.#list(item, name.replace(collection, ''), selectionSet);
    const value = this.#value(item, name);
    if (isRecord(value) && value['nodeType'] === 'document') return { json: value };
    return this.#linked(item, name, value, selectionSet);
  }

  #list(item: Item, name: string, { selections }: SelectionSetNode): Answer {
    const links = this.#value(item, name);
    const items = selections.find((part): part is FieldNode => part.kind === Kind.FIELD);
    const inner = items?.selectionSet;
    if (!Array.isArray(links) || !inner) return { items: [] };
    return { items: links.map((link: unknown) => this.#linked(item, name, link, inner)) };
  }

  #linked(holder: Item, field: string, link: unknown, selections: SelectionSetNode): Answer | null {
    const id = linkId(link);
    if (id === undefined) return null;
    const isAsset = isRecord(link) && isRecord(link['sys']) && link['sys']['linkType'] === 'Asset';
    const { entries, assets } = this.#version;
    const asset = assets[id];
    const found: Item | undefined = isAsset
      ? asset && { id, fields: asset }
      : entries[id] && { id, ...entries[id] };
    const place = `${holder.id}/${field}/${id}`;
    if (!found || this.#within.has(place)) {
      if (!found) this.deadLinks.push({ entryId: holder.id, field, linkId: id });
      return null;
    }
    this.#within.add(place);
    const answer = this.#select(found, selections);
    this.#within.delete(place);
    return answer;
  }

  #value({ fields }: Item, name: string): unknown {
    const values = fields[name] ?? {};
    const locale = this.#locales.find((code) => values[code] !== undefined && values[code] !== null);
    return locale === undefined ? undefined : values[locale];
  }

  /** Title, description, and the management API's properties of the file. */
  #ofAsset(item: Item, name: string): unknown {
    if (name === 'title' || name === 'description') return this.#value(item, name) ?? null;
    const file = this.#value(item, 'file');
    if (!isRecord(file)) return null;
    const { url, contentType, details } = file;
    const image = isRecord(details) && isRecord(details['image']) ? details['image'] : {};
    if (name === 'contentType') return contentType ?? null;
    // The management API omits the protocol.
    if (name === 'url') return typeof url === 'string' ? url.replace(/^\/\//, 'https://') : null;
    return image[name] ?? null;
  }
}
