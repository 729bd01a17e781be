import {
  execute,
  getVariableValues,
  GraphQLError,
  Kind,
  parse,
  validate,
  type DocumentNode,
  type ExecutionResult,
  type OperationDefinitionNode,
} from 'graphql';
import { LRUCache } from 'lru-cache';
import type { AssetFile } from '../store/entities';
import type { Space } from '../store/space';
import { AnswerSize, responseTooBig } from './limits/answer-size';
import { ContentModel, ContentModelError } from './schema/content-model';
import { RequestError } from './errors';
import { executableSchema, type ExecutableSchema } from './schema/executable-schema';
import { inspectQuery, MAX_COST } from './limits/inspect-query';
import { checkNesting, checkSelections } from './limits/query-size';

const REMEMBERED_DOCUMENTS = 500;
/** Each condition is evaluated for each entry of its type. */
const MAX_CONDITIONS = 10_000;

/** A query that is invalid in this schema. Sent as HTTP 400 with plain GraphQL errors. */
export class InvalidQuery extends Error {
  readonly errors: readonly GraphQLError[];

  constructor(errors: readonly GraphQLError[]) {
    super(errors[0]?.message ?? 'The query is not valid.');
    this.errors = errors;
  }
}

export interface QueryRequest {
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly operationName: string | null;
  readonly mayPreview: boolean;
  readonly fileUrl: (file: AssetFile, imageQuery?: string) => string;
}

export interface QueryOutcome {
  readonly result: ExecutionResult;
  readonly cost: number;
}

type CheckedDocument =
  { readonly document: DocumentNode } | { readonly invalid: InvalidQuery | RequestError };

/** Runs queries against one content model. Parsed and validated queries are cached by their text. */
export class QueryEngine {
  readonly #compiled: ExecutableSchema | ContentModelError;
  readonly #documents = new LRUCache<string, CheckedDocument>({ max: REMEMBERED_DOCUMENTS });

  constructor(space: Space) {
    this.#compiled = compile(space);
  }

  /** Equal for content types that produce the same schema. */
  static fingerprintOf(space: Space): string {
    return JSON.stringify([space.id, space.contentTypes.map((type) => [type.isPublished, type.raw])]);
  }

  /** @throws RequestError when the query must not run, InvalidQuery when it is invalid in the schema. */
  run(space: Space, request: QueryRequest): QueryOutcome {
    if (this.#compiled instanceof ContentModelError) {
      throw new RequestError(422, this.#compiled.code, this.#compiled.message);
    }
    const { schema } = this.#compiled;
    const document = this.#document(request.query, this.#compiled);
    const operation = selectOperation(document, request.operationName);
    const { coerced, errors } = getVariableValues(
      schema,
      operation.variableDefinitions ?? [],
      request.variables,
    );
    if (errors) throw new InvalidQuery(errors);
    const facts = this.#inspect(document, operation, coerced, this.#compiled);
    if (facts.wantsPreview && !request.mayPreview) {
      throw new RequestError(
        401,
        'ACCESS_TOKEN_INVALID',
        'Query cannot be executed. Preview content needs the preview token; this is the delivery token.',
      );
    }
    if (facts.cost > MAX_COST) {
      throw new RequestError(
        400,
        'TOO_COMPLEX_QUERY',
        `Query cannot be executed. The maximum allowed complexity for a query is ${MAX_COST} but it was ${facts.cost}. Simplify the query e.g. by setting lower limits for collections.`,
        { maximumCost: MAX_COST, cost: facts.cost },
      );
    }
    if (facts.conditions > MAX_CONDITIONS) {
      throw new RequestError(
        400,
        'TOO_COMPLEX_QUERY',
        `Query cannot be executed. Its filters hold ${facts.conditions} conditions and values; the maximum is ${MAX_CONDITIONS}. Split the query.`,
        { maximumConditions: MAX_CONDITIONS, conditions: facts.conditions },
      );
    }
    const answerSize = new AnswerSize();
    const result = execute({
      schema,
      document,
      operationName: operation.name?.value,
      variableValues: request.variables,
      contextValue: { space, fileUrl: request.fileUrl, answerSize },
    });
    if (result instanceof Promise)
      throw new Error('A resolver returned a promise; all content is in memory.');
    if (answerSize.isTooBig) throw responseTooBig(null);
    return { result, cost: facts.cost };
  }

  #document(query: string, { schema }: ExecutableSchema): DocumentNode {
    let checked = this.#documents.get(query);
    if (!checked) {
      checked = check(query, schema);
      this.#documents.set(query, checked);
    }
    if ('invalid' in checked) throw checked.invalid;
    return checked.document;
  }

  #inspect(
    document: DocumentNode,
    operation: OperationDefinitionNode,
    variables: Readonly<Record<string, unknown>>,
    compiled: ExecutableSchema,
  ) {
    try {
      return inspectQuery(compiled, document, operation, variables);
    } catch (error) {
      if (error instanceof GraphQLError) throw new InvalidQuery([error]);
      throw error;
    }
  }
}

function compile(space: Space): ExecutableSchema | ContentModelError {
  try {
    return executableSchema(new ContentModel(space.contentTypes), space.id);
  } catch (error) {
    if (error instanceof ContentModelError) return error;
    throw error;
  }
}

/** Message of graphql-js when it stops comparing fields of the same name. */
const GIVEN_UP = 'Validation aborted.';

function tooRepetitive(): RequestError {
  return new RequestError(
    400,
    'TOO_COMPLEX_QUERY',
    'Query cannot be executed. It selects fields of the same name too often. Select each once.',
  );
}

function check(query: string, schema: ExecutableSchema['schema']): CheckedDocument {
  try {
    checkNesting(query);
    const document = parse(query);
    checkSelections(document);
    const errors = validate(schema, document);
    if (errors.some(({ message }) => message === GIVEN_UP)) throw tooRepetitive();
    return errors.length > 0 ? { invalid: new InvalidQuery(errors) } : { document };
  } catch (error) {
    if (error instanceof GraphQLError) return { invalid: new InvalidQuery([error]) };
    if (error instanceof RequestError) return { invalid: error };
    throw error;
  }
}

function selectOperation(document: DocumentNode, operationName: string | null): OperationDefinitionNode {
  const operations = document.definitions.filter(
    (definition) => definition.kind === Kind.OPERATION_DEFINITION,
  );
  const [first, second] = operations;
  const chosen =
    operationName === null
      ? second
        ? undefined
        : first
      : operations.find((operation) => operation.name?.value === operationName);
  if (!chosen) {
    throw new RequestError(
      400,
      'QUERY_OPERATION_NAME_MISMATCH',
      operationName === null
        ? 'Query cannot be executed. It holds several operations: name one of them in "operationName".'
        : `Query cannot be executed. It holds no operation with the name "${operationName}".`,
    );
  }
  if (chosen.operation !== 'query') {
    throw new InvalidQuery([
      new GraphQLError(`Schema is not configured to execute ${chosen.operation} operation.`, {
        nodes: chosen,
      }),
    ]);
  }
  return chosen;
}
