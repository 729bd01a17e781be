import { imageUrl } from '../../../ui/picture/picture-attributes';
import type { ContentDocument } from './content-document';

const sharingWidth = 1200;

/** Title, description and what search engines and link previews read. */
export function HeadTags({ head }: Pick<ContentDocument, 'head'>) {
  const { title, description, image, noIndex, canonical, alternates } = head;
  return (
    <>
      <title>{title}</title>
      {description && <meta name="description" content={description} />}
      <meta property="og:title" content={title} />
      {description && <meta property="og:description" content={description} />}
      <meta property="og:type" content="website" />
      <meta property="og:url" content={canonical} />
      {image && <meta property="og:image" content={imageUrl(image, sharingWidth, 'webp')} />}
      {noIndex ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={canonical} />
          {alternates.map(({ tag, href }) => (
            <link key={href} rel="alternate" hrefLang={tag} href={href} />
          ))}
        </>
      )}
    </>
  );
}
