/** Makes the opaque global id of an entry that `_node` and `_nodes` take. */
export function writeNodeId(environment: string, entryId: string): string {
  return Buffer.from(`Entry:${environment}:${entryId}`).toString('base64url');
}

/** The entry id in a global id; null when it is not one of this environment. */
export function readNodeId(environment: string, id: string): string | null {
  const text = Buffer.from(id, 'base64url').toString();
  const prefix = `Entry:${environment}:`;
  return text.startsWith(prefix) ? text.slice(prefix.length) : null;
}
