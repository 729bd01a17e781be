import type { UnsavedContent } from '../../../schemas/generated/types';
import { fieldElements, fieldOf } from '../../content/preview/preview-tags';

/**
 * Shows what is typed at once, however slow the connection is: in elements that show nothing but the text of a field. The answer of the
 * site replaces it, with everything else that the text changes.
 */
export class TypedTexts {
  /** As the site rendered them, by the text that shows something else now. */
  readonly #rendered = new Map<Text, string>();
  #unsaved: UnsavedContent = {};

  show(unsaved: UnsavedContent): void {
    this.#unsaved = unsaved;
    for (const entryId of Object.keys(unsaved))
      for (const element of fieldElements(entryId)) this.#showIn(element);
  }

  /**
   * Blocks have been replaced by those of an answer.
   *
   * @param isNewest nothing was typed since: the site has the last word, also where it refuses what was typed
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
    // Empty texts may hide the block or have another language stand in.
    if (typeof typed !== 'string' || typed.trim() === '') return;
    if (!(node instanceof Text) || node.nextSibling || node.data === typed) return;
    if (!this.#rendered.has(node)) this.#rendered.set(node, node.data);
    node.data = typed;
  }
}
