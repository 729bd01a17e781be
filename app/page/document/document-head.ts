import type { Site } from '../../site/site';
import type { PageHead } from '../page-head';

/** The picture of a link preview. */
export interface SharingPicture {
  /** Absolute address. */
  url: string;
  type: string;
  /** In pixels, as served. */
  width: number;
  height: number;
  alt: string;
}

/** Metadata for search engines and link previews. */
export interface DocumentHead extends Pick<PageHead, 'title' | 'description' | 'noIndex'> {
  canonical: string;
  /** Language tags with the addresses of the same page; `x-default` for all other languages. */
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
