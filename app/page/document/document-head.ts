import type { Site } from '../../site/site';
import type { PageHead } from '../page-head';

/** The picture of links to a page. */
export interface SharingPicture {
  /** Absolute. */
  url: string;
  type: string;
  /** In pixels, as it is sent. */
  width: number;
  height: number;
  alt: string;
}

/** What search engines and link previews read of a page. */
export interface DocumentHead extends Pick<PageHead, 'title' | 'description' | 'noIndex'> {
  canonical: string;
  /** Language tags with the addresses of the same page; `x-default` for everybody else. */
  alternates: readonly { tag: string; href: string }[];
  siteName: string;
  /** BCP 47 tag of the page. */
  tag: string;
  picture?: SharingPicture;
  /** JSON-LD. */
  structured?: { '@context': string; '@graph': object[] };
}

/** Head of a document that search engines do not list. */
export function unlistedHead({ brand, speech }: Site, title: string, canonical: string): DocumentHead {
  return { title, noIndex: true, canonical, alternates: [], siteName: brand.name, tag: speech.tag };
}
