import { isLink, type Link } from '../../store/links';
import { isRecord } from '../../../../schemas/is-record';
import { boundsInWords, endsOf, isWithin } from './bounds';
import { type FieldRule, messageOf } from './field-rules';
import { type CheckedField, linkProblems } from './link-rules';
import type { ValidationError } from '../bodies/validation-error';

type Path = ValidationError['path'];

/** Node types that are always valid, or implied by their parent. */
const ALWAYS_ALLOWED = new Set([
  'document',
  'paragraph',
  'text',
  'list-item',
  'table-row',
  'table-cell',
  'table-header-cell',
]);

interface FoundNode {
  readonly nodeType: string;
  readonly path: Path;
  readonly marks: readonly string[];
  readonly target: Link | null;
}

/** Validates rich text: node types, marks, and the links of each node type. */
export function richTextRuleProblems(
  checked: CheckedField,
  rules: readonly FieldRule[],
  document: unknown,
  path: Path,
): ValidationError[] {
  const nodes: FoundNode[] = [];
  collectNodes(document, path, nodes);
  return rules.flatMap((rule) => [
    ...nodeTypeProblems(rule, nodes),
    ...markProblems(rule, nodes),
    ...Object.entries(rule.nodes ?? {}).flatMap(([nodeType, nodeRules]) => {
      const found = nodes.filter((node) => node.nodeType === nodeType);
      return nodeRules.flatMap((nodeRule) => [
        ...countProblems(nodeRule, nodeType, found.length, path),
        ...found.flatMap(({ target, path: at }) =>
          linkProblems(checked, nodeRule, target, [...at, 'data', 'target']),
        ),
      ]);
    }),
  ]);
}

function nodeTypeProblems(rule: FieldRule, nodes: readonly FoundNode[]): ValidationError[] {
  const expected = rule.enabledNodeTypes;
  if (!expected) return [];
  return nodes
    .filter(({ nodeType }) => !ALWAYS_ALLOWED.has(nodeType) && !expected.includes(nodeType))
    .map(({ nodeType, path }) => ({
      name: 'enabledNodeTypes',
      path,
      value: nodeType,
      expected,
      details: `Nodes of the type ${nodeType} are not allowed here`,
      ...messageOf(rule),
    }));
}

function markProblems(rule: FieldRule, nodes: readonly FoundNode[]): ValidationError[] {
  const expected = rule.enabledMarks;
  if (!expected) return [];
  return nodes.flatMap(({ marks, path }) =>
    marks
      .filter((mark) => !expected.includes(mark))
      .map((mark) => ({
        name: 'enabledMarks',
        path: [...path, 'marks'],
        value: mark,
        expected,
        details: `The mark ${mark} is not allowed here`,
        ...messageOf(rule),
      })),
  );
}

function countProblems(rule: FieldRule, nodeType: string, count: number, path: Path): ValidationError[] {
  if (!rule.size || isWithin(count, rule.size)) return [];
  const details = `The number of nodes of the type ${nodeType} ${boundsInWords(rule.size)}`;
  return [{ name: 'size', path, nodeType, value: count, ...endsOf(rule.size), details, ...messageOf(rule) }];
}

function collectNodes(node: unknown, path: Path, into: FoundNode[]): void {
  if (!isRecord(node) || typeof node.nodeType !== 'string') return;
  const { nodeType, data, marks, content } = node;
  const target = isRecord(data) && isLink(data.target) ? data.target : null;
  into.push({ nodeType, path, marks: Array.isArray(marks) ? marks.flatMap(markName) : [], target });
  if (!Array.isArray(content)) return;
  content.forEach((child: unknown, index) => collectNodes(child, [...path, 'content', index], into));
}

function markName(mark: unknown): string[] {
  return isRecord(mark) && typeof mark.type === 'string' ? [mark.type] : [];
}
