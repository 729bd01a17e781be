import { appHeight } from './render/app-height.client';
import { startIslands } from './render/islands.client';

// Two kinds of document (docs/design.md): an application page carries Remix's context and is hydrated as a whole, a content page is
// HTML with islands and never loads Remix.
if ('__remixContext' in window)
  void import('./page/document/hydrate-document.client').then(({ hydrateDocument }) => hydrateDocument());
else {
  appHeight(window);
  startIslands();
}
