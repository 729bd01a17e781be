import { type Preview, scopeOf } from '../../content/preview/preview-cookie.server';
import { factsOfPreview } from '../../content/preview/preview-facts';
import type { PreviewScope } from '../../content/preview/preview-scope.server';
import type { Facts } from '../../platform/visitor/facts';

/** The facts that select content: the visitor's own, or those of the simulated visitor. */
export function previewVisitor(
  preview: Preview | undefined,
  visitor: { facts: Facts },
): { facts: Facts; scope: PreviewScope } {
  const scope = preview ? scopeOf(preview) : {};
  if (!preview?.facts) return { facts: visitor.facts, scope };
  return {
    facts: factsOfPreview(preview.facts),
    scope: { ...scope, isSignedIn: visitor.facts.authorized },
  };
}
