import { Ajv, type JSONSchemaType } from 'ajv';
import { VisualError } from '../visual-error';

/** The used properties of `gallery/cells.json`. */
export interface GalleryCells {
  blocks: { block: string; fixtures: { name: string; playerStates: string[] }[] }[];
  brands: { id: string; origin: string; locales: { locale: string }[] }[];
  states: string[];
  viewports: number[];
}

const text = { type: 'string' } as const;

const schema: JSONSchemaType<GalleryCells> = {
  type: 'object',
  required: ['blocks', 'brands', 'states', 'viewports'],
  properties: {
    blocks: {
      type: 'array',
      items: {
        type: 'object',
        required: ['block', 'fixtures'],
        properties: {
          block: text,
          fixtures: {
            type: 'array',
            items: {
              type: 'object',
              required: ['name', 'playerStates'],
              properties: { name: text, playerStates: { type: 'array', items: text } },
            },
          },
        },
      },
    },
    brands: {
      type: 'array',
      items: {
        type: 'object',
        required: ['id', 'origin', 'locales'],
        properties: {
          id: text,
          origin: text,
          locales: {
            type: 'array',
            minItems: 1,
            items: { type: 'object', required: ['locale'], properties: { locale: text } },
          },
        },
      },
    },
    states: { type: 'array', items: text, minItems: 1 },
    viewports: { type: 'array', items: { type: 'integer', minimum: 1 } },
  },
};

const validate = new Ajv().compile(schema);

/** Throws VisualError with the pointer when a revision's gallery has an unsupported format. */
export function readGalleryCells(value: unknown, name: string): GalleryCells {
  if (validate(value)) return value;
  const [error] = validate.errors ?? [];
  throw new VisualError(
    `The gallery of ${name} is another one than this tool knows: ${error?.instancePath || '/'} ${error?.message ?? 'is wrong'}. Compare with a revision that has the same gallery.`,
  );
}
