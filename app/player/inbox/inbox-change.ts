/** A form of the inbox pages. */
export interface InboxChange {
  kind: 'read' | 'delete';
  /** Left out when all are read. */
  id?: string;
}

/** Reads a form of the inbox pages; undefined for any other. To delete needs an id. */
export function inboxChangeOf(fields: URLSearchParams): InboxChange | undefined {
  const kind = readKind(fields.get('change'));
  const id = fields.get('id') ?? undefined;
  if (kind === undefined || (id === undefined && kind === 'delete')) return undefined;
  if (id !== undefined && (id.length === 0 || id.length > 80)) return undefined;
  return { kind, ...(id === undefined ? {} : { id }) };
}

/** A change by its name; undefined for a name of none. */
export function readKind(name: unknown): InboxChange['kind'] | undefined {
  return name === 'read' || name === 'delete' ? name : undefined;
}
