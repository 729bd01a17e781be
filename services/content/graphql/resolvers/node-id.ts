/** Creates the opaque global id of an entry for `_node` and `_nodes`. */
export function writeNodeId(environment: string, entryId: string): string {
  return Buffer.from(`Entry:${environment}:${entryId}`).toString('base64url');
}

/** The entry id in a global id; null for an id of another environment. */
export function readNodeId(environment: string, id: string): string | null {
  const text = Buffer.from(id, 'base64url').toString();
  const prefix = `Entry:${environment}:`;
  return text.startsWith(prefix) ? text.slice(prefix.length) : null;
}
