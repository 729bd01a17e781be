import type { ResourceLink } from './resource';

/** A reference as Contentful writes it. */
export function linkTo<LinkType extends string>(linkType: LinkType, id: string): ResourceLink<LinkType> {
  return { sys: { type: 'Link', linkType, id } };
}
