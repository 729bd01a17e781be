import type { Preview } from '../../content/preview/preview-cookie.server';
import { factsOfPreview } from '../../content/preview/preview-facts';
import type { PreviewScope } from '../../content/preview/preview-scope.server';
import type { Facts } from '../../platform/visitor/facts';

/** The facts a page is chosen by: those of the visitor, or those an editor looks at it with. */
export function previewVisitor(
  preview: Preview | undefined,
  visitor: { facts: Facts },
): { facts: Facts; scope: PreviewScope } {
  if (!preview?.facts) return { facts: visitor.facts, scope: { at: preview?.at } };
  return {
    facts: factsOfPreview(preview.facts),
    scope: { at: preview.at, isSignedIn: visitor.facts.authorized },
  };
}
