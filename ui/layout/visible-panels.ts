import type { Panel } from '../../schemas/generated/types';

/** A panel of a container that has something to show. */
export interface VisiblePanel {
  title?: string;
  html: string;
  /** Place among all panels, those without anything to show included; from 0. */
  index: number;
}

/** The panels of a container with the HTML of their blocks; one in which no block is shown to this visitor is left out. */
export function visiblePanels(
  panels: readonly Pick<Panel, 'title'>[],
  slots: readonly string[],
): VisiblePanel[] {
  return panels.flatMap(({ title }, index) => {
    const html = slots[index];
    return html ? [{ title, html, index }] : [];
  });
}
