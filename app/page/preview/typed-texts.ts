import type { UnsavedContent } from '../../../schemas/generated/types';
import { fieldElements, fieldOf } from '../../content/preview/preview-tags';

/**
 * Shows typed text at once, however slow the connection: in elements that contain only the text of a field. The site's
 * response replaces it, with everything else that the text affects.
 */
export class TypedTexts {
  /** The server-rendered texts, by the nodes that show something else now. */
  readonly #rendered = new Map<Text, string>();
  #unsaved: UnsavedContent = {};

  show(unsaved: UnsavedContent): void {
    this.#unsaved = unsaved;
    for (const entryId of Object.keys(unsaved))
      for (const element of fieldElements(entryId)) this.#showIn(element);
  }

  /**
   * Call after blocks have been replaced by a response.
   * @param isNewest whether nothing was typed since: the site's response then takes precedence, also if it rejects
   *   the input
   */
  answered(isNewest: boolean): void {
    if (!isNewest) return this.show(this.#unsaved);
    for (const [node, text] of this.#rendered) node.data = text;
    this.#rendered.clear();
  }

  #showIn(element: Element): void {
    const { entryId, field, locale } = fieldOf(element);
    const typed = this.#unsaved[entryId]?.[field]?.[locale];
    const node = element.firstChild;
    // An empty text may hide the block or fall back to another language.
    if (typeof typed !== 'string' || typed.trim() === '') return;
    if (!(node instanceof Text) || node.nextSibling || node.data === typed) return;
    if (!this.#rendered.has(node)) this.#rendered.set(node, node.data);
    node.data = typed;
  }
}
