import {
  Kind,
  Lexer,
  Source,
  TokenKind,
  type DocumentNode,
  type FragmentDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import { RequestError } from '../errors';

/** Maximum nesting of brackets. Content needs far less, and the stack overflows far above it. */
const MAX_DEPTH = 200;
/** Maximum number of fields with all fragments expanded. A query of 16 KB cannot reach it without repeating fragments. */
const MAX_SELECTIONS = 20_000;

const opening = new Set<string>([TokenKind.BRACE_L, TokenKind.BRACKET_L, TokenKind.PAREN_L]);
const closing = new Set<string>([TokenKind.BRACE_R, TokenKind.BRACKET_R, TokenKind.PAREN_R]);

/**
 * Rejects a text that is nested too deeply to parse.
 * @throws RequestError TOO_COMPLEX_QUERY, GraphQLError for text that is not GraphQL
 */
export function checkNesting(query: string): void {
  const lexer = new Lexer(new Source(query));
  let depth = 0;
  for (let token = lexer.advance(); token.kind !== TokenKind.EOF; token = lexer.advance()) {
    if (opening.has(token.kind)) depth += 1;
    else if (closing.has(token.kind)) depth -= 1;
    if (depth > MAX_DEPTH) {
      throw new RequestError(
        400,
        'TOO_COMPLEX_QUERY',
        `Query cannot be executed. It is nested deeper than ${MAX_DEPTH} levels. Split it into several queries.`,
        { maximumDepth: MAX_DEPTH },
      );
    }
  }
}

/**
 * Rejects a query whose fragments multiply: a few fragments that each use the next one twice expand
 * exponentially. Counts without expanding them.
 * @throws RequestError TOO_COMPLEX_QUERY
 */
export function checkSelections(document: DocumentNode): void {
  const count = countSelections(document);
  if (count <= MAX_SELECTIONS) return;
  throw new RequestError(
    400,
    'TOO_COMPLEX_QUERY',
    `Query cannot be executed. With its fragments written out it selects ${count} fields; the maximum is ${MAX_SELECTIONS}. Use fragments less often, or split the query.`,
    { maximumSelections: MAX_SELECTIONS, selections: count },
  );
}

function countSelections(document: DocumentNode): number {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
  }
  const counts = new Map<string, number>();
  const countFragment = (name: string): number => {
    const cached = counts.get(name);
    if (cached !== undefined) return cached;
    // A fragment cycle counts as 0 here; validation rejects it.
    counts.set(name, 0);
    const fragment = fragments.get(name);
    const count = fragment ? countSet(fragment.selectionSet) : 0;
    counts.set(name, count);
    return count;
  };
  const countSet = (set: SelectionSetNode): number => {
    let count = 0;
    for (const node of set.selections) {
      if (node.kind === Kind.FRAGMENT_SPREAD) count += 1 + countFragment(node.name.value);
      else count += 1 + (node.selectionSet ? countSet(node.selectionSet) : 0);
    }
    return Math.min(count, Number.MAX_SAFE_INTEGER);
  };
  let total = 0;
  for (const definition of document.definitions) {
    if (definition.kind === Kind.OPERATION_DEFINITION) total += countSet(definition.selectionSet);
  }
  return Math.min(total, Number.MAX_SAFE_INTEGER);
}
