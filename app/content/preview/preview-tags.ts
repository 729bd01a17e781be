const entry = 'data-contentful-entry-id';
const field = 'data-contentful-field-id';
const locale = 'data-contentful-locale';
const texts = 'data-preview-texts';

/**
 * Tags elements with their fields, in the attributes of Contentful's live preview: the innermost element whose text
 * equals a field. The editor draws a frame around tagged elements, so a block without a box passes its tag on to its
 * first element with one.
 */
export function tagFields(root: Document | HTMLElement): void {
  const selector = `[data-block][${entry}]`;
  const own = root instanceof HTMLElement && root.matches(selector) ? [root] : [];
  for (const block of [...own, ...root.querySelectorAll<HTMLElement>(selector)]) {
    for (const [name, text] of Object.entries(textsOf(block))) tag(elementOf(text, block), block, name);
    handOn(block);
  }
}

/** Elements tagged as a field of an entry, or as the entry itself. */
export function fieldElements(entryId: string): Iterable<Element> {
  return document.querySelectorAll(`[${entry}="${CSS.escape(entryId)}"][${field}]`);
}

/** The field of a tagged element. */
export function fieldOf(element: Element): { entryId: string; field: string; locale: string } {
  const read = (name: string) => element.getAttribute(name) ?? '';
  return { entryId: read(entry), field: read(field), locale: read(locale) };
}

function textsOf(block: HTMLElement): Record<string, string> {
  const given: unknown = JSON.parse(block.getAttribute(texts) ?? '{}');
  if (typeof given !== 'object' || given === null) return {};
  return Object.fromEntries(
    Object.entries(given).filter((item): item is [string, string] => typeof item[1] === 'string'),
  );
}

function elementOf(text: string, block: HTMLElement): Element | undefined {
  const wanted = squeeze(text);
  return [...block.querySelectorAll('*')].findLast(
    (element) =>
      squeeze(element.textContent ?? '') === wanted &&
      // Blocks in a panel are tagged themselves.
      element.closest('[data-block]') === block,
  );
}

function handOn(block: HTMLElement): void {
  if (block.getClientRects().length > 0) return;
  const box = [...block.querySelectorAll('*')].find((element) => element.getClientRects().length > 0);
  const name = block.getAttribute(field);
  if (!box || box.hasAttribute(field) || !name) return;
  tag(box, block, name);
  block.removeAttribute(field);
}

function tag(element: Element | undefined, block: HTMLElement, name: string): void {
  if (!element) return;
  for (const attribute of [entry, locale])
    element.setAttribute(attribute, block.getAttribute(attribute) ?? '');
  element.setAttribute(field, name);
}

function squeeze(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
