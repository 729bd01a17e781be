import type { NewBrandContent, NewBrandRequest } from '../../../schemas/generated/types';
import { environment } from '../../server/environment.server';
import { type MadeBrand, makeBrand } from '../new-brand/make-brand';
import type { StoredEntry } from '../new-brand/project.server';
import { checkWish } from '../new-brand/wish';
import { brandTexts, folderProblems } from './brand-folder.server';
import { siteProject } from './site-project.server';

/** Makes a brand, validates it within the whole configuration, and returns its content. No files remain. */
export async function newBrandContent(request: NewBrandRequest): Promise<NewBrandContent> {
  const project = siteProject();
  const { wish, problems } = checkWish(request, project);
  if (!wish) return { ...none, problems };
  const made = await makeBrand(wish, project);
  const refused = folderProblems(environment.brandsDirectory, wish.id, brandTexts(made.configuration));
  return refused.length > 0 ? { ...none, problems: refused } : contentOf(wish.id, made);
}

const none: NewBrandContent = { problems: [], id: '', tag: { id: '', name: '' }, pictures: [], entries: [] };

function contentOf(id: string, { content, pictures }: MadeBrand): NewBrandContent {
  const files = [...content.values()];
  const tag = files.flatMap(({ tags = [] }) => tags).map(({ sys, name }) => ({ id: sys.id, name }));
  return {
    problems: [],
    id,
    tag: tag[0] ?? none.tag,
    pictures: files.flatMap(({ assets = [] }) => assets.map((asset) => pictureOf(asset, pictures))),
    entries: files.flatMap(({ entries = [] }) =>
      entries.map(({ sys, fields, metadata }) => ({
        id: sys.id,
        contentType: sys.contentType?.sys.id ?? '',
        fields,
        tags: (metadata?.tags ?? []).map((each) => each.sys.id),
        isDraft: sys.publishedAt === null,
      })),
    ),
  };
}

/** The id of an asset is the path of its picture with `-` for `/`. */
function pictureOf(
  { sys: { id }, fields }: StoredEntry,
  pictures: MadeBrand['pictures'],
): NewBrandContent['pictures'][number] {
  const found = [...pictures].find(([file]) => file.replace(/\.svg$/, '').replaceAll('/', '-') === id);
  if (!found) throw new Error(`There is no picture of the asset ${id}.`);
  const [file, svg] = found;
  return {
    id,
    title: fields['title'] ?? {},
    ...(fields['description'] && { description: fields['description'] }),
    fileName: file.slice(file.lastIndexOf('/') + 1),
    svg,
  };
}
