import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { enforcement } from '../../scripts/generate/documents/enforcement';
import { ruleNames } from '../../app/site/rules/rule-values';

/** Test files, which do not count as enforcement. */
const isTest = (file: string) => /\.(test|spec)\.tsx?$/.test(file);

describe('every rule of a jurisdiction is enforced by code that a test guards, or says why not', () => {
  it('has an entry for every rule', () => {
    expect(Object.keys(enforcement).sort()).toEqual([...ruleNames].sort());
  });

  it.each(ruleNames)('%s', (name) => {
    const entry = enforcement[name];
    if ('open' in entry) {
      expect(entry.open, 'the reason').toMatch(/^[A-Z].+\.$/);
      return;
    }
    expect(entry.enforced, 'files that enforce it').not.toHaveLength(0);
    expect(entry.tests, 'tests that guard it').not.toHaveLength(0);
    for (const file of entry.enforced) {
      expect(existsSync(file), `${file} exists`).toBe(true);
      expect(isTest(file), `${file} is no test`).toBe(false);
    }
    for (const { file, name: title } of entry.tests) {
      expect(isTest(file), `${file} is a test`).toBe(true);
      expect(title, 'the test says the rule').toMatch(new RegExp(`\\b${name}\\b`));
      expect(existsSync(file), `${file} exists`).toBe(true);
      expect(readFileSync(file, 'utf8'), `${file} has the test "${title}"`).toContain(`'${title}'`);
    }
  });
});
