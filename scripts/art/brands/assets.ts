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

/** The asset of a picture whose file has `size` bytes. Its id is the path with `-` for `/`. */
export function assetOf(picture: Picture, size: number): Asset {
  const { path, width, height, title, alt } = picture;
  return {
    sys: { id: path.replaceAll('/', '-'), type: 'Asset' },
    fields: {
      title: { en: title },
      ...(alt === undefined ? {} : { description: alt }),
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
