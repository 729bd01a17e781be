import type { ReactNode } from 'react';
import type { ContentDocument } from '../../../page/document/content-document';

interface CellBodyProps {
  document: Pick<ContentDocument, 'regions' | 'liveValues'>;
  setupHref: string | undefined;
  className?: string | undefined;
  children?: ReactNode;
}

/** The body of a frame with a single block, in the region it belongs to. */
export function CellBody({ document, setupHref, className, children }: CellBodyProps) {
  const { header, main, footer } = document.regions;
  return (
    <>
      {setupHref && <script src={setupHref} />}
      {header && <div className="contents" dangerouslySetInnerHTML={{ __html: header }} />}
      <main id="content" className={className} dangerouslySetInnerHTML={{ __html: main }} />
      {footer && <div className="contents" dangerouslySetInnerHTML={{ __html: footer }} />}
      <div className="contents" dangerouslySetInnerHTML={{ __html: document.liveValues }} />
      {children}
    </>
  );
}
