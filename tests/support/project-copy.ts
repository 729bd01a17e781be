import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Files needed by the generator and the checks; pictures of the content service are left out. */
const parts = [
  'app',
  'blocks',
  'brands',
  'content-fixtures/model.json',
  'docs',
  'eslint.config.js',
  'package.json',
  'schemas',
  'scripts',
  'services',
  'site-variables.ts',
  'studio',
  'tests',
  'tsconfig.json',
  'ui',
  '.prettierignore',
  '.prettierrc.json',
];

/** A copy of the project that may be modified and broken. */
export class ProjectCopy {
  readonly folder = mkdtempSync(path.join(tmpdir(), 'marquee-copy-'));

  constructor() {
    for (const part of parts) cpSync(part, this.#path(part), { recursive: true });
    symlinkSync(path.resolve('node_modules'), this.#path('node_modules'));
  }

  /** Runs a script of the project, or an installed tool. */
  run(script: string, ...args: string[]): { status: number | null; output: string } {
    const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', script, ...args], {
      cwd: this.folder,
      encoding: 'utf8',
    });
    return { status, output: stdout + stderr };
  }

  read(file: string): string {
    return readFileSync(this.#path(file), 'utf8');
  }

  write(file: string, text: string): void {
    mkdirSync(path.dirname(this.#path(file)), { recursive: true });
    writeFileSync(this.#path(file), text);
  }

  /** Replaces a text that must exist. */
  replace(file: string, from: string, to: string): void {
    const text = this.read(file);
    if (!text.includes(from)) throw new Error(`${file} has no ${from}`);
    this.write(file, text.replace(from, to));
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }

  #path(file: string): string {
    return path.join(this.folder, file);
  }
}
