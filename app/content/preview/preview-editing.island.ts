import { ContentfulLivePreview } from '@contentful/live-preview';
import type { PreviewEditingProps } from './preview-editing-props';
import { tagFields } from './preview-tags';

/** Message of Contentful's live preview SDK after an entry was saved. */
const savedMessage = { source: 'live-preview-editor', method: 'ENTRY_SAVED' };

/**
 * Connects a page in preview with the editor that shows it in a frame: the editor learns which element is which field, and the page
 * shows what was saved. Outside of a frame only the bar is looked after.
 */
export function mount(element: HTMLElement, props: PreviewEditingProps): void {
  keepRoomFor(element.querySelector('.preview-bar'));
  // On hosts of previews the studio talks to the page instead.
  if (window.top === window.self || props.editorOrigins.length === 0) return;
  tagFields(document);
  const { editorOrigins, ...content } = props;
  // Nothing subscribes to edits; without live updates editors need not tell of saved entries.
  void ContentfulLivePreview.init({
    ...content,
    targetOrigin: editorOrigins,
    enableInspectorMode: true,
    enableLiveUpdates: true,
  });
  window.addEventListener('message', ({ origin, data }: MessageEvent<unknown>) => {
    // The SDK believes every sender, and reports only entries that are a block of their own.
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

/** Elements fixed to the bottom of the window move above the bar, however tall it is. */
function keepRoomFor(bar: HTMLElement | null): void {
  if (!bar) return;
  new ResizeObserver(() =>
    document.documentElement.style.setProperty('--preview-bar-size', `${bar.offsetHeight}px`),
  ).observe(bar);
}
