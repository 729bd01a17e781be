import fc from 'fast-check';
import { isRecord } from '../../../schemas/is-record';

type Way = readonly (string | number)[];

/** Kind of change that breaks a value of a brand's file. */
type Break =
  | { kind: 'remove' }
  | { kind: 'rename' }
  | { kind: 'repeat' }
  | { kind: 'swap' }
  | { kind: 'set'; value: unknown };

export interface FileBreak {
  /** Relative position of the file and of the value, from 0 to 1. */
  file: number;
  value: number;
  change: Break;
}

const hostile = [
  '</style></script><script>alert(1)</script>',
  '{{constructor}} ${process.env} $t(app.close)',
  '../../../../etc/passwd',
  '\u202e\u0000\ud800',
  'javascript:alert(1)',
];

const wrongValues = fc.oneof(
  fc.constantFrom<unknown>(null, true, 0, -1, 1e308, '', ' ', 'x'.repeat(20_000), [], {}, [[]], [null], {
    a: 1,
  }),
  fc.constantFrom(...hostile),
  // Well-formed but unknown codes of currencies, countries, languages, and time zones.
  fc.constantFrom('XXX', 'PLN', 'ZZ', 'xx', 'Europe/Nowhere', '#ffffff', 'en-ZZ'),
);

/** Uniformly distributed: fast-check would prefer the beginning. */
const part = fc.noBias(fc.nat(999_999)).map((millionths) => millionths / 1_000_000);

export const fileBreaks: fc.Arbitrary<FileBreak> = fc.record({
  file: part,
  value: part,
  change: fc.oneof(
    { weight: 3, arbitrary: wrongValues.map((value): Break => ({ kind: 'set', value })) },
    {
      weight: 2,
      arbitrary: fc.constantFrom<Break>(
        ...(['remove', 'rename', 'repeat', 'swap'] as const).map((kind) => ({ kind })),
      ),
    },
  ),
});

/** A file's text with one broken value. */
export function brokenText(text: string, { value, change }: FileBreak): string {
  const root: unknown = JSON.parse(text);
  const ways = waysIn(root);
  const way = ways[Math.floor(value * ways.length)] ?? [];
  const other = ways[Math.floor(((value * 7) % 1) * ways.length)] ?? [];
  return JSON.stringify(broken(root, way, change, at(root, other)));
}

/** Paths to all values below the root. */
function waysIn(node: unknown, way: Way = []): Way[] {
  const children: [string | number, unknown][] = Array.isArray(node)
    ? node.map((child: unknown, index) => [index, child])
    : isRecord(node)
      ? Object.entries(node)
      : [];
  return children.flatMap(([name, child]) => [[...way, name], ...waysIn(child, [...way, name])]);
}

function at(node: unknown, way: Way): unknown {
  return way.reduce<unknown>((found, name) => childrenOf(found).get(String(name)), node);
}

function childrenOf(node: unknown): Map<string, unknown> {
  return new Map(Array.isArray(node) || isRecord(node) ? Object.entries(node) : []);
}

function broken(node: unknown, [name, ...rest]: Way, change: Break, other: unknown): unknown {
  if (name === undefined) return change.kind === 'set' ? change.value : change.kind === 'swap' ? other : node;
  const isLast = rest.length === 0;
  const entries = [...childrenOf(node)].flatMap(([key, child]): [string, unknown][] => {
    if (key !== String(name)) return [[key, child]];
    if (!isLast) return [[key, broken(child, rest, change, other)]];
    if (change.kind === 'remove') return [];
    if (change.kind === 'rename') return [[`${key.slice(0, -2)}${key.slice(-1)}${key.slice(-2, -1)}`, child]];
    if (change.kind === 'repeat') return [[key, [child, child].flat()]];
    return [[key, broken(child, [], change, other)]];
  });
  return Array.isArray(node) ? entries.map(([, child]) => child) : Object.fromEntries(entries);
}
