import { useState } from 'react';
import { useApplicationFrame } from '../document/document-context';

/** Header and footer of an application page, as HTML the server rendered block by block. */
export interface ApplicationFrame {
  header: string;
  footer: string;
}

/** The server's HTML, read before anything changes it: the browser does not have the blocks' code and could not render it. */
const sent: Partial<ApplicationFrame> = {};

/** Called once, before an application page is hydrated. */
export function keepSentFrame(): void {
  for (const region of ['header', 'footer'] as const)
    sent[region] = document.querySelector(`[data-frame="${region}"]`)?.innerHTML;
}

/** Header or footer of the site around an application page. */
export function FrameRegion({ region }: { region: keyof ApplicationFrame }) {
  const frame = useApplicationFrame();
  const [html] = useState(() => frame?.[region] ?? sent[region] ?? '');
  // Islands change the markup after it was sent; React leaves it alone.
  return (
    <div
      className="contents"
      data-frame={region}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
