import { setImmediate as nextTurn } from 'node:timers/promises';
import { errorMessage } from '../../app/server/error-message';
import { type BlockReference, blockOfType, typeName } from '../../app/content/client/query-plan';
import {
  type BlockLink,
  blockLinks,
  innerLinks,
  maxContainerDepth,
} from '../../app/content/documents/block-tree';
import { mapContent } from '../../app/content/documents/map';
import { type PageEntry, chooseVariant } from '../../app/content/documents/page-variant';
import { documents } from '../../app/content/documents/page-document.server';
import { schemaFault } from '../../app/content/documents/schema-fault';
import { findingText, remedyText } from '../../app/workbench/launch-report/finding-texts';
import { contentFindings } from '../../app/workbench/launch-report/launch-report';
import { readPublished } from '../../app/workbench/launch-report/read-published.server';
import { shownContent } from '../../app/workbench/launch-report/shown-content';
import { siteView } from '../../app/render/site-view';
import { configuration } from '../../app/site/configuration/configuration.server';
import { translator } from '../../app/site/texts/messages.server';
import { createTranslate } from '../../app/site/texts/translate';
import { sitesOf } from '../../app/site/resolve.server';
import type { Site } from '../../app/site/site';
import { type BlockName, blockMeta } from '../../schemas/generated/blocks';
import { blockSelections, contentSelections } from '../../schemas/generated/selections';
import * as validators from '../../schemas/generated/validators.js';
import type { SiteView } from '../../ui/site/site-context';
import type { Problem, Report } from './report';
import { checkEntry, renderFailures } from './stored-blocks';
import { type ContentAddress, EntryReader, type Selection, type StoredEntries } from './stored-entries';

type ContentType = keyof typeof contentSelections;
type BlockEntries = Map<string, { block: BlockName; fields: Record<string, unknown> }>;

const blockNames = Object.keys(blockMeta) as BlockName[];
const contentTypes = Object.keys(contentSelections) as ContentType[];
const documentTypes = ['page', 'siteLayout'] as const;

/**
 * Runs all stored content of all brands through fetch → map → migrate → validate → render, with the site's functions.
 * @param now milliseconds, the time pages are rendered at
 * @throws when the content service does not respond
 */
export async function checkCorpus(address: ContentAddress, now: number): Promise<Report> {
  const started = performance.now();
  const sites = [...configuration().brands.values()].flatMap((brand) => sitesOf(brand, now));
  const check = new CorpusCheck(address, sites, now);
  const published = await check.run(false);
  // Published content is part of both states; only problems that drafts add are reported again.
  if (address.previewToken) await check.run(true);
  await check.checkDocuments(published);
  await check.checkRules();
  return { ...check.report, ms: performance.now() - started };
}

class CorpusCheck {
  readonly report: Report;
  readonly #address: ContentAddress;
  readonly #sites: Site[];
  readonly #now: number;
  readonly #ids = new Set<string>();
  readonly #known = new Set<string>();
  /** Checked published blocks by language and id: an unchanged draft is not checked again. */
  readonly #published = new Map<string, string>();

  constructor(address: ContentAddress, sites: Site[], now: number) {
    this.#address = address;
    this.#sites = sites;
    this.#now = now;
    const locales = [...new Set(sites.map(({ speech }) => speech.contentLocale))].sort();
    const nothing = { entries: 0, blocks: 0, pages: 0, layouts: 0, renders: 0, ms: 0 };
    this.report = { ...nothing, blocksByVersion: {}, locales, problems: [], places: {} };
  }

  /** Every entry in every language; the pages and layouts of the first language. */
  async run(draft: boolean): Promise<Map<(typeof documentTypes)[number], StoredEntries>> {
    const reader = new EntryReader(this.#address, draft);
    const documents = new Map<(typeof documentTypes)[number], StoredEntries>();
    for (const [index, locale] of this.report.locales.entries()) {
      const entries = await this.#readBlocks(reader, locale, draft);
      const others = await this.#checkOthers(reader, locale, draft);
      await this.#checkBlocks(entries, locale, draft);
      if (index > 0) continue;
      for (const type of documentTypes) {
        const stored = others.get(type);
        if (stored) documents.set(type, stored);
        for (const document of stored?.entries ?? [])
          this.#place(type, document.fields, document.id, entries);
      }
    }
    return documents;
  }

  /** Loads each page and layout in each language of its sites, which finds faults of blocks in combination. */
  async checkDocuments(documents: Map<(typeof documentTypes)[number], StoredEntries>): Promise<void> {
    for (const [type, { entries }] of documents) {
      this.report[type === 'page' ? 'pages' : 'layouts'] = entries.length;
      for (const { id, fields } of entries) {
        for (const site of this.#sitesShowing(id, fields)) await this.#checkDocument(type, id, site);
      }
    }
  }

  /** Checks published content as each site shows it: market rules, links, pictures, offers. Warnings are left to the studio. */
  async checkRules(): Promise<void> {
    const content = await readPublished();
    const t = createTranslate('en', configuration().texts.get('en') ?? {});
    for (const site of this.#sites) {
      const shown = shownContent(content, site, this.#now);
      const findings = contentFindings({ content, sites: [{ site, shown }], now: this.#now });
      for (const finding of findings.filter(({ severity }) => severity === 'blocker'))
        for (const { entry } of finding.places)
          if (entry)
            this.#tell({
              entryId: entry.id,
              kind: content.entry(entry.id)?.type ?? 'entry',
              stage: 'rules',
              pointer: entry.pointer || '/',
              reason: `${findingText(finding, t)} ${remedyText(finding, t)}`,
              locale: site.locale,
              draft: false,
            });
    }
  }

  async #checkDocument(type: (typeof documentTypes)[number], id: string, site: Site): Promise<void> {
    const locale = site.speech.contentLocale;
    const problem = { entryId: id, kind: type, stage: 'document' as const, locale, draft: false };
    try {
      const value = await documents.get({ type, id, locale });
      if (value.withdrawn)
        this.#tell({
          ...problem,
          pointer: '/basedOn',
          reason: 'would not be shown: its base is not published',
        });
      const missing = value.leftOut.map(({ block }) => block ?? 'a block of an unknown type');
      if (missing.length > 0)
        this.#tell({
          ...problem,
          pointer: '/blocks',
          reason: `would be shown without ${missing.join(', ')}`,
        });
      for (const { changeId, pointer, reason } of value.faults)
        this.#tell({ ...problem, entryId: changeId, pointer, reason: `changes nothing on ${id}: ${reason}` });
    } catch (error) {
      const reason = errorMessage(error);
      this.#tell({ ...problem, pointer: '/', reason: `would not be shown: ${reason}` });
    }
  }

  async #readBlocks(reader: EntryReader, locale: string, draft: boolean): Promise<BlockEntries> {
    const found: BlockEntries = new Map();
    for (const block of blockNames) {
      const { contentType } = blockMeta[block];
      const stored = await this.#read(reader, contentType, blockSelections[block], locale, draft, block);
      for (const { id, fields } of stored.entries) found.set(id, { block, fields });
    }
    return found;
  }

  /** Entries other than blocks: complete ones are validated; nested ones are validated with their parents. */
  async #checkOthers(
    reader: EntryReader,
    locale: string,
    draft: boolean,
  ): Promise<Map<string, StoredEntries>> {
    const found = new Map<string, StoredEntries>();
    for (const type of contentTypes) {
      const stored = await this.#read(reader, type, selectionOf(type), locale, draft, type);
      found.set(type, stored);
      const validate = validatorOf(type);
      for (const { id, fields } of validate ? stored.entries : []) {
        const { blocks: _blocks, ...own } = fields;
        if (!validate || validate(mapContent(own))) continue;
        const fault = schemaFault(validate.errors) ?? { pointer: '/', reason: 'is wrong' };
        this.#tell({ entryId: id, kind: type, stage: 'validate', locale, draft, ...fault });
      }
    }
    return found;
  }

  async #read(
    reader: EntryReader,
    contentType: string,
    selection: Selection,
    locale: string,
    draft: boolean,
    kind: string,
  ): Promise<StoredEntries> {
    const stored = await reader.all(contentType, selection, locale);
    for (const { id } of stored.entries) this.#ids.add(id);
    this.report.entries = this.#ids.size;
    for (const { entryId, field, linkId } of stored.deadLinks)
      this.#tell({
        entryId,
        kind,
        stage: 'link',
        pointer: `/${field}`,
        reason: `links ${linkId}, which ${draft ? 'does not exist' : 'is not published'}`,
        locale,
        draft,
      });
    return stored;
  }

  async #checkBlocks(entries: BlockEntries, locale: string, draft: boolean): Promise<void> {
    const raw = new Map([...entries].map(([id, { fields }]) => [id, fields]));
    const views = await this.#viewsIn(locale);
    const isFirst = locale === this.report.locales[0] && !draft;
    for (const [id, { block, fields }] of entries) {
      // Yields to a content service in this process, whose connections would otherwise time out.
      await nextTurn();
      if (this.#isKnown(id, fields, locale, draft)) continue;
      const version = typeof fields['schemaVersion'] === 'number' ? fields['schemaVersion'] : 1;
      if (isFirst) {
        this.report.blocks += 1;
        this.report.blocksByVersion[version] = (this.report.blocksByVersion[version] ?? 0) + 1;
      }
      const problem = { version, locale, draft };
      const { stored, fault } = checkEntry(block, id, raw);
      if (fault) {
        this.#tell({ ...problem, entryId: id, kind: block, ...fault });
        continue;
      }
      for (const view of views) {
        this.report.renders += 1;
        for (const failure of renderFailures(stored, view)) {
          const { block: kind, entryId, reason } = failure;
          this.#tell({ ...problem, entryId, kind, stage: 'render', pointer: '/', reason });
        }
      }
    }
  }

  #isKnown(id: string, fields: Record<string, unknown>, locale: string, draft: boolean): boolean {
    const text = JSON.stringify(fields);
    const key = `${locale} ${id}`;
    if (draft) return this.#published.get(key) === text;
    this.#published.set(key, text);
    return false;
  }

  /** One site of each brand that speaks the language, for visitors and for players. */
  async #viewsIn(locale: string): Promise<SiteView[]> {
    const speaking = this.#sites.filter(({ speech }) => speech.contentLocale === locale);
    const firstOfBrands = [...new Map(speaking.reverse().map((site) => [site.brand.id, site])).values()];
    const views = firstOfBrands.map(async (site) => {
      const t = await translator(site);
      return [false, true].map((authorized) => siteView(site, { path: '/', authorized, now: this.#now, t }));
    });
    return (await Promise.all(views)).flat();
  }

  /** Records the page or layout of each block, those in panels included. */
  #place(type: string, fields: Record<string, unknown>, id: string, entries: BlockEntries): void {
    const name = type === 'page' ? String(fields['path']) : 'layout';
    const brands: unknown[] = Array.isArray(fields['brands']) ? fields['brands'] : [];
    const place = `${brands.length > 0 ? brands.join(' and ') : 'every brand'} ${name} (${id})`;
    const raw = new Map([...entries].map(([entryId, entry]) => [entryId, entry.fields]));
    let links: readonly (BlockReference | BlockLink)[] = blockLinks(fields['blocks'], id, '/blocks').blocks;
    for (let depth = 0; depth <= maxContainerDepth && links.length > 0; depth += 1) {
      for (const link of links) (this.report.places[link.id] ??= []).push(place);
      links = innerLinks(links, raw);
    }
    this.report.places[id] = [place];
  }

  #sitesShowing(id: string, fields: Record<string, unknown>): Site[] {
    const entry: PageEntry = {
      id,
      path: typeof fields['path'] === 'string' ? fields['path'] : '',
      brands: names(fields['brands']),
      markets: names(fields['markets']),
      channels: undefined,
    };
    const showing = this.#sites.filter((site) => chooseVariant([entry], site));
    return [...new Map(showing.map((site) => [site.speech.contentLocale, site])).values()];
  }

  /** Reports each problem once: drafts include all published content. */
  #tell(problem: Problem): void {
    const { entryId, stage, pointer, reason, locale } = problem;
    const key = JSON.stringify([entryId, stage, pointer, stage === 'link' ? '' : reason, locale]);
    if (this.#known.has(key)) return;
    this.#known.add(key);
    this.report.problems.push(problem);
  }
}

/** The selection of a type; of pages and layouts with the links to their blocks. */
function selectionOf(type: ContentType): Selection {
  const { text, cost } = contentSelections[type];
  if (type !== 'page' && type !== 'siteLayout') return { text, cost };
  const links = 'blocks: blocksCollection(limit: 40) { items { __typename ... on Entry { sys { id } } } }';
  return { text: text.replace(/ \}$/, ` ${links} }`), cost: cost + 40 };
}

interface Validate {
  (value: unknown): boolean;
  errors?: Parameters<typeof schemaFault>[0];
}

/** The validator of a content type read on its own; undefined for a nested one. */
function validatorOf(type: string): Validate | undefined {
  if (blockOfType(typeName(type))) return undefined;
  const all: Record<string, unknown> = { ...validators };
  const found = all[`validate${typeName(type)}`];
  return typeof found === 'function' ? (found as Validate) : undefined;
}

function names(value: unknown): string[] | undefined {
  return Array.isArray(value) && value.length > 0 ? value.map(String) : undefined;
}
