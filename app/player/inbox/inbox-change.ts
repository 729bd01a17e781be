/** A form of the inbox pages. */
export interface InboxChange {
  kind: 'read' | 'delete';
  /** Missing to mark all as read. */
  id?: string;
}

/** Parses a form of the inbox pages; undefined for any other. Deleting requires an id. */
export function inboxChangeOf(fields: URLSearchParams): InboxChange | undefined {
  const kind = readKind(fields.get('change'));
  const id = fields.get('id') ?? undefined;
  if (kind === undefined || (id === undefined && kind === 'delete')) return undefined;
  if (id !== undefined && (id.length === 0 || id.length > 80)) return undefined;
  return { kind, ...(id === undefined ? {} : { id }) };
}

/** Validates the name of a change; undefined for an unknown one. */
export function readKind(name: unknown): InboxChange['kind'] | undefined {
  return name === 'read' || name === 'delete' ? name : undefined;
}
