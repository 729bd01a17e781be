/** Asset entries of the drawn pictures, in Contentful's export format. */
import type { Picture } from './picture';

export interface Asset {
  sys: { id: string; type: 'Asset' };
  fields: {
    title: { en: string };
    description?: Readonly<Record<string, string>>;
    file: {
      en: {
        url: string;
        fileName: string;
        contentType: 'image/svg+xml';
        details: { size: number; image: { width: number; height: number } };
      };
    };
  };
}

/** A stored list of assets. @throws SyntaxError for invalid JSON */
export function listedAssets(text: string): Asset[] {
  return (JSON.parse(text) as { assets: Asset[] }).assets;
}

/**
 * The asset of a picture whose file has `size` bytes. Its id is the path with `-` for `/`.
 * @param listed earlier assets, whose translated descriptions are preserved
 */
export function assetOf(picture: Picture, size: number, listed: readonly Asset[] = []): Asset {
  const { path, width, height, title, alt } = picture;
  const id = path.replaceAll('/', '-');
  const translated = listed.find(({ sys }) => sys.id === id)?.fields.description;
  return {
    sys: { id, type: 'Asset' },
    fields: {
      title: { en: title },
      ...(alt === undefined ? {} : { description: { ...translated, ...alt } }),
      file: {
        en: {
          url: `//files/${path}.svg`,
          fileName: `${path.slice(path.lastIndexOf('/') + 1)}.svg`,
          contentType: 'image/svg+xml',
          details: { size, image: { width, height } },
        },
      },
    },
  };
}
