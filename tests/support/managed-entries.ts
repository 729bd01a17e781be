/** A link to an entry in a field. */
export function entryLink(id: string) {
  return { sys: { type: 'Link', linkType: 'Entry', id } };
}

/** A rich text of one paragraph. */
export function paragraph(value: string) {
  const words = { nodeType: 'text', value, marks: [], data: {} };
  return { nodeType: 'document', data: {}, content: [{ nodeType: 'paragraph', data: {}, content: [words] }] };
}

/** Creates a draft of the brand with most pages, with English values. */
export async function createDraft(
  contentUrl: string,
  id: string,
  contentType: string,
  fields: Record<string, unknown>,
): Promise<void> {
  const tag = { sys: { type: 'Link', linkType: 'Tag', id: 'brand-halden' } };
  const response = await fetch(`${contentUrl}/spaces/marquee/environments/master/entries/${id}`, {
    method: 'PUT',
    headers: {
      authorization: 'Bearer local-management',
      'content-type': 'application/json',
      'x-contentful-content-type': contentType,
    },
    body: JSON.stringify({
      metadata: { tags: [tag] },
      fields: Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, { en: value }])),
    }),
  });
  if (!response.ok) throw new Error(`${id}: ${response.status} ${await response.text()}`);
}
