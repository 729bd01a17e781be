import type { MarqueeSchema, SchemaFile } from './read-schemas';

interface RuleSchema extends MarqueeSchema {
  'x-rule'?: { stricter: string; specification: unknown };
}

/** Names, strictness and specification of every rule of a jurisdiction, from `schemas/site/rules.schema.json`. */
export function generateRules(files: SchemaFile[]): string {
  const properties = files.find(({ key }) => key === 'site/rules')?.schema.properties ?? {};
  const definitions = Object.fromEntries(
    Object.entries(properties).map(([name, property]) => {
      const { title, description, enum: values, 'x-rule': rule } = property as RuleSchema;
      if (!rule) throw new Error(`schemas/site/rules.schema.json: /properties/${name} needs x-rule`);
      return [name, { title, description, ...rule, ...(values ? { values } : {}) }];
    }),
  );
  return [
    '/* Generated from schemas/ by `npm run generate`. Do not edit. */',
    "import type { Rules } from './types';",
    'export interface RuleDefinition {\n  title: string;\n  description: string;\n  /** Which of two values is the stricter one. */\n  stricter: string;\n  /** What the specification asks for. */\n  specification: unknown;\n  /** Of a rule that is one of a list: the list, loosest first. */\n  values?: readonly string[];\n}',
    `export const ruleDefinitions: Record<keyof Rules, RuleDefinition> = ${JSON.stringify(definitions, null, 2)};`,
    '',
  ].join('\n');
}
