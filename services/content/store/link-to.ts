import type { ResourceLink } from './resource';

/** A link in Contentful's format. */
export function linkTo<LinkType extends string>(linkType: LinkType, id: string): ResourceLink<LinkType> {
  return { sys: { type: 'Link', linkType, id } };
}
