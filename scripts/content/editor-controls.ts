import { editorInterfaceDefaults, type ContentFields, type Control } from 'contentful-management';

/** Long texts of the site are plain; the usual editor would put Markdown into them. */
const PLAIN_TEXT_WIDGET = 'multipleLine';

/**
 * The controls of a form's fields: Contentful's usual control for each, and the help text of the schemas. A control that was
 * replaced by an app's or an extension's stays.
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
