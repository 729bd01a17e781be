import type { Image } from '../../schemas/generated/types';
import type { FilledPage } from './load-page.server';

/** Metadata for search engines and link previews. */
export interface PageHead {
  title: string;
  description?: string;
  image?: Image;
  noIndex: boolean;
  about?: PageAbout;
}

/** The subject of a page, with its displayed name. */
export type PageAbout =
  | {
      kind: 'game';
      name: string;
      provider: string;
      genre: string;
      lobby: 'casino' | 'live casino';
      above: string;
    }
  | { kind: 'promotion'; name: string; backLabel?: string; above: string };

/**
 * Head of a page. A page about a single subject (a game, a promotion, a category, a text) takes its title from it; the
 * template's own title is for all other pages.
 */
export function pageHead({ page, blocks, status }: FilledPage, brandName: string): PageHead {
  const subject = blocks.flatMap((block) => subjectOf(block) ?? [])[0];
  const title = subject?.title ?? page?.title ?? brandName;
  const description = subject?.description ?? page?.description;
  const image = subject?.image ?? page?.image ?? blocks.flatMap((block) => heroOf(block) ?? [])[0];
  return {
    title: title.includes(brandName) ? title : `${title} | ${brandName}`,
    ...(description ? { description } : {}),
    ...(image ? { image } : {}),
    noIndex: page?.noIndex === true || status !== 200,
    ...(subject?.about ? { about: subject.about } : {}),
  };
}

type FilledBlock = FilledPage['blocks'][number];

/** The large picture of a page's leading block. */
function heroOf(filled: FilledBlock): Image | undefined {
  if (filled.block === 'hero-banner') return filled.content.image;
  return filled.block === 'banner-carousel' ? filled.content.slides[0]?.image : undefined;
}

interface Subject {
  title?: string;
  description?: string;
  image?: Image;
  about?: PageAbout;
}

function subjectOf(filled: FilledBlock): Subject | undefined {
  switch (filled.block) {
    case 'page-text':
      return { title: filled.live.page.title, description: filled.live.page.lead };
    case 'promotion-detail':
      return {
        title: filled.live.card.title,
        description: filled.live.card.summary,
        image: filled.live.card.image,
        about: {
          kind: 'promotion',
          name: filled.live.card.title,
          above: filled.live.listHref,
          ...(filled.content.backLabel ? { backLabel: filled.content.backLabel } : {}),
        },
      };
    case 'game-detail': {
      const { game, kind, lobby, lobbyHref } = filled.live;
      const { name, provider, square } = game;
      return {
        title: name,
        image: square,
        about: { kind: 'game', name, provider, genre: kind, lobby, above: lobbyHref },
      };
    }
    case 'game-browser':
      return filled.live.query.category
        ? { title: filled.live.label, description: filled.live.description }
        : undefined;
    default:
      return undefined;
  }
}
