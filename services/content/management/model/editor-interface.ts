import type { EnvironmentWriter } from '../../store/content-store';
import type { RawField } from '../../store/export-file';
import { linkTo } from '../../store/link-to';
import type { EnvironmentResources, StoredContentType } from '../../store/resource';
import { bodyCheck, checkedValue } from '../bodies/checked-body';
import type { ContentReader } from '../lifecycle/content-reader';
import { existing } from '../lifecycle/lifecycle';
import { requireVersion } from '../bodies/seen-version';
import { changedSys } from '../space/space-resource';

type EditorInterface = EnvironmentResources['EditorInterface'];

export const EDITOR_INTERFACE_KEYS = {
  required: [],
  optional: ['controls', 'sidebar', 'editorLayout', 'groupControls', 'editors', 'editor'],
};

const list = { type: 'array', items: { type: 'object' }, maxItems: 200 };
const control = { type: 'object', required: ['fieldId'], properties: { fieldId: { type: 'string' } } };
const isEditorInterface = bodyCheck<Readonly<Record<string, unknown>>>({
  type: 'object',
  properties: {
    controls: { ...list, items: control },
    sidebar: list,
    editorLayout: list,
    groupControls: list,
    editors: list,
    editor: { type: 'object' },
  },
});

/** Default widget by field type. */
const widgets: Readonly<Record<string, string>> = {
  Symbol: 'singleLine',
  Text: 'markdown',
  Integer: 'numberEditor',
  Number: 'numberEditor',
  Boolean: 'boolean',
  Date: 'datePicker',
  Location: 'locationEditor',
  Object: 'objectEditor',
  RichText: 'richTextEditor',
};

/**
 * The editor interface of a content type. Every content type has one, even if it was never changed.
 *
 * @throws ApiError 404 for an unknown content type
 */
export function editorInterfaceOf(reader: ContentReader, contentTypeId: string): EditorInterface {
  const contentType = existing(reader, 'ContentType', contentTypeId, undefined);
  return reader.get('EditorInterface', contentTypeId) ?? untouched(contentType);
}

/**
 * Updates the editor interface of a content type.
 *
 * @param version the version the client has seen
 * @throws ApiError 404, 409 VersionMismatch, 422 for an invalid body
 */
export function updateEditorInterface(
  tx: EnvironmentWriter,
  contentTypeId: string,
  version: number | undefined,
  body: unknown,
): EditorInterface {
  const before = editorInterfaceOf(tx, contentTypeId);
  requireVersion(version, before);
  const sent = checkedValue(body, isEditorInterface);
  const next: EditorInterface = { ...sent, sys: changedSys(before.sys, tx) };
  tx.put('EditorInterface', next);
  tx.announce('save', next);
  return next;
}

function untouched({ sys, fields }: StoredContentType): EditorInterface {
  return {
    sys: {
      type: 'EditorInterface',
      id: sys.id,
      // Publications of the content type increase it.
      version: Math.max(1, sys.publishedCounter ?? 1),
      createdAt: sys.createdAt,
      updatedAt: sys.createdAt,
      contentType: linkTo('ContentType', sys.id),
    },
    controls: fields.map((field) => ({
      fieldId: field.id,
      widgetId: widgetOf(field),
      widgetNamespace: 'builtin',
    })),
  };
}

function widgetOf({ type, linkType, items }: RawField): string {
  if (type === 'Link') return linkType === 'Asset' ? 'assetLinkEditor' : 'entryLinkEditor';
  if (type !== 'Array') return widgets[type] ?? 'singleLine';
  if (items?.type !== 'Link') return 'tagEditor';
  return items.linkType === 'Asset' ? 'assetLinksEditor' : 'entryLinksEditor';
}
