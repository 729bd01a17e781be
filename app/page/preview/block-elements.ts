/** Attribute of a block's element: the key of the block on its page. */
export const keyAttribute = 'data-preview-key';
const blockSelector = `[${keyAttribute}]`;

export function blockElements(root: ParentNode = document): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(blockSelector)];
}

export function elementOfKey(key: string): HTMLElement | undefined {
  return document.querySelector<HTMLElement>(`[${keyAttribute}="${CSS.escape(key)}"]`) ?? undefined;
}

/** The first element of an entry. */
export function elementOfEntry(entryId: string): HTMLElement | undefined {
  return elementOfKey(entryId);
}

export function entryOf(element: HTMLElement): string {
  return element.dataset['contentfulEntryId'] ?? '';
}

/** The innermost block that contains an element. */
export function blockAround(target: EventTarget | null): HTMLElement | undefined {
  return target instanceof Element ? (target.closest<HTMLElement>(blockSelector) ?? undefined) : undefined;
}

/** The field whose text was clicked, if `tagFields` has tagged it. */
export function fieldAround(target: EventTarget | null, block: HTMLElement): string | undefined {
  if (!(target instanceof Element)) return undefined;
  const tagged = target.closest<HTMLElement>('[data-contentful-field-id]');
  if (!tagged || tagged === block || !block.contains(tagged)) return undefined;
  return tagged.dataset['contentfulEntryId'] === entryOf(block) &&
    tagged.dataset['contentfulFieldId'] !== displayField
    ? tagged.dataset['contentfulFieldId']
    : undefined;
}

/** Denotes the entry as a whole. */
const displayField = 'internalName';

/** The element with a box for a block: itself, or its first descendant with one. */
export function boxElementOf(block: HTMLElement): HTMLElement {
  const candidates = [block, ...block.querySelectorAll<HTMLElement>('*')];
  return candidates.find((element) => element.getClientRects().length > 0) ?? block;
}

/** The bounding box of a block in the window; without a box of its own, that of its elements. */
export function boxOf(element: HTMLElement): DOMRect {
  if (element.getClientRects().length > 0) return element.getBoundingClientRect();
  const boxes = [...element.children]
    .map((child) => child.getBoundingClientRect())
    .filter(({ width }) => width > 0);
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  const right = Math.max(...boxes.map((box) => box.right));
  const bottom = Math.max(...boxes.map((box) => box.bottom));
  return boxes.length > 0 ? new DOMRect(left, top, right - left, bottom - top) : new DOMRect();
}
