import theme from '../../../schemas/site/theme.schema.json';
import { isRecord } from '../../../schemas/is-record';

/** A value of a theme, as its schema describes it. */
export interface ThemeToken {
  /** JSON pointer in theme.json. */
  readonly pointer: string;
  readonly title: string;
  readonly description: string;
  readonly kind: 'colour' | 'choice' | 'number' | 'text';
  readonly choices: readonly string[];
}

export interface ThemeGroup {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly tokens: readonly ThemeToken[];
}

/** Tokens of a theme by group; ungrouped ones first. */
export const themeGroups: readonly ThemeGroup[] = readGroups(theme.properties);

function readGroups(properties: object): ThemeGroup[] {
  return Object.entries(properties).flatMap(([name, schema]: [string, unknown]) => {
    if (!isRecord(schema)) return [];
    const inner = schema['properties'];
    const tokens = isRecord(inner)
      ? Object.entries(inner).flatMap(([token, value]) => tokenOf(`/${name}/${token}`, value))
      : tokenOf(`/${name}`, schema);
    return [{ name, title: wordsOf(schema, 'title'), description: wordsOf(schema, 'description'), tokens }];
  });
}

function tokenOf(pointer: string, schema: unknown): ThemeToken[] {
  if (!isRecord(schema)) return [];
  const choices = Array.isArray(schema['enum']) ? schema['enum'].map(String) : [];
  const isNumber = schema['type'] === 'number' || schema['type'] === 'integer';
  const kind = choices.length > 0 ? 'choice' : isNumber ? 'number' : isColour(pointer) ? 'colour' : 'text';
  const [title, description] = [wordsOf(schema, 'title'), wordsOf(schema, 'description')];
  return [{ pointer, title, description, kind, choices }];
}

function isColour(pointer: string): boolean {
  return pointer.startsWith('/color/');
}

function wordsOf(schema: Record<string, unknown>, name: 'title' | 'description'): string {
  const words = schema[name];
  return typeof words === 'string' ? words : '';
}
