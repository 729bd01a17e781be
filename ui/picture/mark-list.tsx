import type { ReactNode } from 'react';
import type { Mark } from '../../schemas/generated/types';
import type { ImageWidth } from '../../schemas/image-sizes';
import { Picture } from './picture';
import { SiteLink } from '../site/site-link';

type Heading = 'h2' | 'h3';

interface LogoStripProps {
  /** Read aloud, not shown. */
  title: string;
  heading?: Heading;
  className?: string;
  /** List items. */
  children: ReactNode;
}

/** A list of logos with a visually hidden heading. */
export function LogoStrip({ title, heading: Title = 'h2', className, children }: LogoStripProps) {
  return (
    <div className={className}>
      <Title className="visually-hidden">{title}</Title>
      <ul>{children}</ul>
    </div>
  );
}

interface MarkListProps {
  title: string;
  heading?: Heading;
  marks: Mark[];
  className?: string;
  /** Widths offered, in pixels; a mark is shown in the first. */
  widths: readonly [ImageWidth, ...ImageWidth[]];
}

/** Marks of authorities and programmes, each named and linked to its public page; nothing without marks. */
export function MarkList({ title, heading, marks, className, widths }: MarkListProps) {
  if (marks.length === 0) return null;
  return (
    <LogoStrip title={title} heading={heading} className={className}>
      {marks.map((mark, index) => {
        const logo = (
          <Picture image={{ ...mark.logo, alt: mark.name }} sizes={`${widths[0]}px`} widths={widths} />
        );
        return <li key={index}>{mark.url ? <SiteLink target={mark.url}>{logo}</SiteLink> : logo}</li>;
      })}
    </LogoStrip>
  );
}
