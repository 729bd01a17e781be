import { findNodeAtLocation, parseTree } from 'jsonc-parser';
import { pointerNames } from './json-pointer';

/** The line, from 1, of the value at a JSON pointer in a text; of its nearest existing parent if it is missing. */
export function lineOfPointer(text: string, pointer: string): number {
  const root = parseTree(text);
  const names = pointerNames(pointer);
  for (let length = names.length; root && length > 0; length--) {
    const way = names.slice(0, length).map((name) => (/^\d+$/.test(name) ? Number(name) : name));
    const found = findNodeAtLocation(root, way);
    if (found) return lineAt(text, found.offset);
  }
  return 1;
}

/** The line, from 1, of a syntax error in JSON. @param message of the parser, which may contain the position */
export function lineOfSyntaxError(text: string, message: string): number {
  const [, line] = /line (\d+)/.exec(message) ?? [];
  const [, position] = /position (\d+)/.exec(message) ?? [];
  if (line !== undefined) return Number(line);
  return position === undefined ? 1 : lineAt(text, Number(position));
}

const lineAt = (text: string, offset: number) => text.slice(0, offset).split('\n').length;
