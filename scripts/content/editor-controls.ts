import { editorInterfaceDefaults, type ContentFields, type Control } from 'contentful-management';

/** Long texts are plain; Contentful's default editor would insert Markdown. */
const PLAIN_TEXT_WIDGET = 'multipleLine';

/**
 * The controls of a form's fields: Contentful's default for each, with help texts of the schemas. A control replaced by
 * an app or extension is preserved.
 */
export function wantedControls(
  fields: readonly ContentFields[],
  help: ReadonlyMap<string, string>,
  current: ReadonlyMap<string, Control>,
): Control[] {
  return fields.map((field) => {
    const known = current.get(field.id);
    if (known?.widgetNamespace && known.widgetNamespace !== 'builtin') return known;
    const usual = editorInterfaceDefaults.default.getDefaultControlOfField(field);
    const widgetId = usual.widgetId === 'markdown' ? PLAIN_TEXT_WIDGET : usual.widgetId;
    const helpText = help.get(field.id);
    const { helpText: _none, ...settings } = usual.settings ?? {};
    return {
      fieldId: field.id,
      widgetNamespace: 'builtin',
      widgetId,
      settings: {
        ...settings,
        ...(known?.widgetId === widgetId ? known.settings : {}),
        ...(helpText && { helpText }),
      },
    };
  });
}
