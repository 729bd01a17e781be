import { ContentfulLivePreview } from '@contentful/live-preview';
import type { PreviewEditingProps } from './preview-editing-props';
import { tagFields } from './preview-tags';

/** Message of Contentful's live preview SDK after an entry was saved. */
const savedMessage = { source: 'live-preview-editor', method: 'ENTRY_SAVED' };

/**
 * Connects a framed preview with its editor: elements are tagged with their fields, and the page reloads after a save.
 * Outside of a frame only the preview bar is handled.
 */
export function mount(element: HTMLElement, props: PreviewEditingProps): void {
  keepRoomFor(element.querySelector('.preview-bar'));
  // On preview hosts the studio communicates with the page instead.
  if (window.top === window.self || props.editorOrigins.length === 0) return;
  tagFields(document);
  const { editorOrigins, ...content } = props;
  // Nothing subscribes to edits; without live updates editors need not report saved entries.
  void ContentfulLivePreview.init({
    ...content,
    targetOrigin: editorOrigins,
    enableInspectorMode: true,
    enableLiveUpdates: true,
  });
  window.addEventListener('message', ({ origin, data }: MessageEvent<unknown>) => {
    // The SDK does not check origins, and only reports entries that are blocks themselves.
    if (editorOrigins.includes(origin) && isSaved(data)) location.reload();
  });
}

function isSaved(data: unknown): boolean {
  return (
    typeof data === 'object' &&
    data !== null &&
    Object.entries(savedMessage).every(([name, value]) => Reflect.get(data, name) === value)
  );
}

/** Moves elements that are fixed to the bottom of the window above the bar, whatever its height. */
function keepRoomFor(bar: HTMLElement | null): void {
  if (!bar) return;
  new ResizeObserver(() =>
    document.documentElement.style.setProperty('--preview-bar-size', `${bar.offsetHeight}px`),
  ).observe(bar);
}
