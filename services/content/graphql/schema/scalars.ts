import { isScalarType, valueFromASTUntyped, type GraphQLSchema } from 'graphql';
import { isRecord } from '../../../../schemas/is-record';

function wholeNumber(name: string, max: number) {
  return (value: unknown): number => {
    if (typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= max) return value;
    throw new TypeError(`${name} must be a whole number from 1 to ${max}, got ${JSON.stringify(value)}.`);
  };
}

function area(name: string, keys: readonly string[]) {
  return (value: unknown): unknown => {
    if (isRecord(value) && keys.every((key) => typeof value[key] === 'number')) return value;
    throw new TypeError(`${name} must be an object with the numbers ${keys.join(', ')}.`);
  };
}

const parsers: Readonly<Record<string, (value: unknown) => unknown>> = {
  Dimension: wholeNumber('Dimension', 4000),
  Quality: wholeNumber('Quality', 100),
  HexColor(value) {
    if (typeof value === 'string' && /^rgb:[0-9a-fA-F]{6}$/.test(value)) return value;
    throw new TypeError(`HexColor must look like rgb:ffffff, got ${JSON.stringify(value)}.`);
  },
  DateTime(value) {
    if (typeof value === 'string' && !Number.isNaN(Date.parse(value))) return value;
    throw new TypeError(`DateTime must be a date as in RFC 3339, got ${JSON.stringify(value)}.`);
  },
  Circle: area('Circle', ['lat', 'lon', 'radius']),
  Rectangle: area('Rectangle', ['bottomLeftLat', 'bottomLeftLon', 'topRightLat', 'topRightLon']),
};

/** Attaches input validation to the schema's own scalars. */
export function attachScalars(schema: GraphQLSchema): void {
  for (const [name, parse] of Object.entries(parsers)) {
    const type = schema.getType(name);
    if (!isScalarType(type)) continue;
    type.parseValue = parse;
    type.parseLiteral = (node, variables) => parse(valueFromASTUntyped(node, variables));
  }
}
