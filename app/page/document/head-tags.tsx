import { JsonLd } from '../../../ui/site/json-ld';
import type { ContentDocument } from './content-document';
import { sharingTags } from './sharing-tags';

/** Title, description and metadata for search engines and link previews. */
export function HeadTags({ head }: Pick<ContentDocument, 'head'>) {
  const { title, description, noIndex, canonical, alternates, structured } = head;
  return (
    <>
      <title>{title}</title>
      {description && <meta name="description" content={description} />}
      {sharingTags(head).map((tag, index) => (
        <meta key={index} {...tag} />
      ))}
      {noIndex ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={canonical} />
          {alternates.map(({ tag, href }) => (
            <link key={tag} rel="alternate" hrefLang={tag} href={href} />
          ))}
        </>
      )}
      {structured && <JsonLd data={structured} />}
    </>
  );
}
