import { fieldTypes } from './content-model';
import { type History, thaw } from '../history/frozen-schema';
import type { Problem } from '../history/history';
import { type MarqueeSchema, type SchemaFile, blockMeta, contentMeta } from '../read-schemas';

/**
 * Checks constraints of Contentful and of entries shared between block versions: a field with content never changes its
 * type, and a linked entry serves blocks of all versions at once, so its fields are only extended.
 * @param files including schemas that only older versions refer to
 */
export function checkStoredFields(files: SchemaFile[], history: History): Problem[] {
  const fieldType = fieldTypes(files);
  const shown = (schema: MarqueeSchema) => {
    const { type, linkType, items, validations = [] } = fieldType(schema);
    const target = JSON.stringify([validations, items?.validations].flat().filter(isLinkTarget));
    return { name: [type, items?.type, linkType ?? items?.linkType].filter(Boolean).join(' of '), target };
  };
  const frozen = [...history].flatMap(([block, versions]) =>
    [...versions].map(([version, schema]) => ({ block, version, schema })),
  );
  const problems = files.flatMap(({ key, schema }) => {
    const own = blockMeta(schema)?.block;
    const former = frozen.flatMap(({ block, version, schema: root }) => {
      const then = own === undefined ? root.definitions[key] : own === block ? root : undefined;
      return then ? [{ block, version, properties: thaw(then).properties ?? {} }] : [];
    });
    return former.flatMap(({ block, version, properties }) =>
      Object.entries(properties).flatMap(([name, field]) => {
        const now = schema.properties?.[name];
        const place = { file: `schemas/${key}.schema.json`, pointer: `/properties/${name}` };
        if (!now) {
          if (own !== undefined || !contentMeta(schema)) return [];
          return [
            {
              ...place,
              message: `is gone, but version ${version} of ${block} links such entries, and one entry serves blocks of all versions. Leave the field in and optional, or make a content type of its own for the new shape.`,
            },
          ];
        }
        const [was, is] = [shown(field), shown(now)];
        if (was.name === is.name && was.target === is.target) return [];
        return [
          {
            ...place,
            message: `needs the Contentful field type ${is.name}, but it was ${was.name} in version ${version} of ${block}, and a field with content cannot change its type. Give the new field a name of its own and leave "${name}" to the older version.`,
          },
        ];
      }),
    );
  });
  return [...new Map(problems.map((problem) => [problem.file + problem.pointer, problem])).values()];
}

/** The target of an entry link decides how it is read; a page may gain blocks. */
function isLinkTarget(validation: object | undefined): boolean {
  const types: unknown =
    validation && 'linkContentType' in validation ? validation.linkContentType : undefined;
  return Array.isArray(types) && types.length === 1;
}
