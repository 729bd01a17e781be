import { defaultFieldResolver, isLeafType, isObjectType, getNamedType, type GraphQLSchema } from 'graphql';
import type { Resolver } from '../resolvers/context';
import { RequestError } from '../errors';

/** Contentful's limit on a response, in bytes. */
export const RESPONSE_MAX_BYTES = 7 * 1024 * 1024;

/**
 * Error for a response over the limit.
 * @param size in bytes; null when the response was not built to its end
 */
export function responseTooBig(size: number | null): RequestError {
  const found = size === null ? `be larger than ${RESPONSE_MAX_BYTES} bytes` : `be ${size} bytes`;
  return new RequestError(
    400,
    'RESPONSE_TOO_BIG',
    `The response would ${found}; the maximum is ${RESPONSE_MAX_BYTES}. Ask for fewer entries or fields.`,
    { maximumSize: RESPONSE_MAX_BYTES, ...(size === null ? {} : { size }) },
  );
}

/** Lower bound of the size of a response while it is built. */
export class AnswerSize {
  #left = RESPONSE_MAX_BYTES;

  get isTooBig(): boolean {
    return this.#left < 0;
  }

  add(bytes: number): void {
    this.#left -= bytes;
  }
}

/** Quotation marks, a colon and a comma. */
const AROUND_KEY = 4;

/**
 * Stops building responses that exceed the limit: a short query can select the same long text of a thousand
 * entries a thousand times. All remaining fields resolve to null.
 */
export function limitAnswers(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue;
    for (const field of Object.values(type.getFields())) {
      const resolve: Resolver<unknown> = field.resolve ?? defaultFieldResolver;
      const isLeaf = isLeafType(getNamedType(field.type));
      const limited: Resolver<unknown> = (source, args, context, info) => {
        const { answerSize } = context;
        if (answerSize.isTooBig) return null;
        const value = resolve(source, args, context, info);
        answerSize.add(String(info.path.key).length + AROUND_KEY + (isLeaf ? leastSize(value) : 0));
        return value;
      };
      field.resolve = limited;
    }
  }
}

/** Cached: a query may select the same rich text or JSON many times. */
const sizes = new WeakMap<object, number>();

function leastSize(value: unknown): number {
  if (typeof value === 'string') return value.length;
  if (typeof value !== 'object' || value === null) return 1;
  const cached = sizes.get(value);
  if (cached !== undefined) return cached;
  const size = value instanceof Error ? 1 : JSON.stringify(value).length;
  sizes.set(value, size);
  return size;
}
