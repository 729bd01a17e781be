import type { Image } from '../../schemas/generated/types';
import type { FilledPage } from './load-page.server';

/** Metadata for search engines and link previews. */
export interface PageHead {
  title: string;
  description?: string;
  image?: Image;
  noIndex: boolean;
}

/**
 * Head of a page. On pages of one thing (a game, a promotion, a category, a text) that thing names the page; the template's
 * own title is for all others.
 */
export function pageHead({ page, blocks, status }: FilledPage, brandName: string): PageHead {
  const subject = blocks.flatMap((block) => subjectOf(block) ?? [])[0];
  const title = subject?.title ?? page?.title ?? brandName;
  const description = subject?.description ?? page?.description;
  const image = subject?.image ?? page?.image;
  return {
    title: title.includes(brandName) ? title : `${title} | ${brandName}`,
    ...(description ? { description } : {}),
    ...(image ? { image } : {}),
    noIndex: page?.noIndex === true || status !== 200,
  };
}

function subjectOf(
  filled: FilledPage['blocks'][number],
): { title?: string; description?: string; image?: Image } | undefined {
  switch (filled.block) {
    case 'page-text':
      return { title: filled.live.page.title, description: filled.live.page.lead };
    case 'promotion-detail':
      return {
        title: filled.live.card.title,
        description: filled.live.card.summary,
        image: filled.live.card.image,
      };
    case 'game-detail':
      return { title: filled.live.game.name, image: filled.live.game.square };
    case 'game-browser':
      return filled.live.query.category
        ? { title: filled.live.label, description: filled.live.description }
        : undefined;
    default:
      return undefined;
  }
}
