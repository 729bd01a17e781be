import type { ContentFields, ContentTypeProps, PlainClientAPI } from 'contentful-management';
import { isDeepStrictEqual } from 'node:util';
import { plain } from './field-words';
import type { LocalePlan } from './locale-plan';
import type { WantedModel } from './model';
import { planPush, type EditorPlan, type PushPlan, type TypePlan } from './push-plan';
import { readSpaceState } from './space-state';
import { readStoredContent } from './stored-content';
import { breaksOf, needsEntries } from './what-breaks';

/**
 * Plans a push and finds what it would break. Nothing is written.
 * @throws CommandError when the target cannot be reached
 */
export async function preparePush(client: PlainClientAPI, model: WantedModel): Promise<PushPlan> {
  const state = await readSpaceState(client);
  const { localeBreaks, ...plan } = planPush(model, state);
  const doubtful = state.hasContent ? plan.types.filter(needsEntries) : [];
  const content = doubtful.length > 0 ? await readStoredContent(client) : null;
  const defaultLocale = state.locales.find((locale) => locale.default)?.code ?? 'en';
  const typeBreaks = content ? doubtful.flatMap((type) => breaksOf(type, content, defaultLocale)) : [];
  return { ...plan, breaks: [...localeBreaks, ...typeBreaks] };
}

/**
 * Executes a plan: locales, content types, forms. Reports each step as a line. After a failure, a new push does the
 * rest.
 * @throws the management client's error, named after Contentful's response (`VersionMismatch`: the model was changed
 *   concurrently)
 */
export async function carryOut(
  client: PlainClientAPI,
  plan: PushPlan,
  say: (line: string) => void,
): Promise<void> {
  for (const locale of plan.locales) {
    await pushLocale(client, locale);
    say(`locale ${locale.wanted.code}`);
  }
  // All are created before the first is published, because they may link each other in a circle.
  const made = new Map<string, ContentTypeProps>();
  for (const { wanted } of plan.types.filter(({ current }) => !current)) {
    const { id, name, description, displayField, fields } = wanted;
    const body = { name, description, displayField: displayField ?? undefined, fields: [...fields] };
    made.set(id, await client.contentType.createWithId({ contentTypeId: id }, body));
  }
  for (const type of plan.types) {
    await pushType(client, type, made.get(type.wanted.id) ?? type.current?.draft);
    say(`content type ${type.wanted.id}`);
  }
  for (const editor of plan.editors) {
    await pushEditor(client, editor);
    say(`form of ${editor.contentType}`);
  }
}

async function pushLocale(client: PlainClientAPI, { wanted, current }: LocalePlan): Promise<void> {
  const { default: isDefault, ...body } = wanted;
  if (!current) await client.locale.create({}, body);
  // Contentful rejects `optional` for the default locale.
  else {
    const { optional, ...withoutOptional } = body;
    const data = { ...current, ...withoutOptional, ...(isDefault ? {} : { optional }) };
    await client.locale.update({ localeId: current.sys.id }, data);
  }
}

async function pushType(
  client: PlainClientAPI,
  { wanted, steps }: TypePlan,
  draft: ContentTypeProps | undefined,
): Promise<void> {
  const params = { contentTypeId: wanted.id };
  let type = draft ?? (await client.contentType.get(params));
  for (const fields of steps) {
    const displayField = shownBy(wanted.displayField ?? type.displayField, fields);
    const { name, description } = wanted;
    const body = { ...type, name, description, displayField, fields: [...fields] };
    if (!isSame(type, body)) type = await client.contentType.update(params, body);
    type = await client.contentType.publish(params, type);
  }
}

/** The display field of entries. While it is recreated, another short text replaces it. */
function shownBy(id: string, fields: readonly ContentFields[]): string {
  const delivered = fields.filter(({ omitted }) => !omitted);
  const isThere = delivered.some((field) => field.id === id);
  return isThere ? id : (delivered.find(({ type }) => type === 'Symbol')?.id ?? id);
}

function isSame(a: ContentTypeProps, b: ContentTypeProps): boolean {
  const essence = ({ name, description, displayField, fields }: ContentTypeProps) =>
    plain({
      name,
      description,
      displayField,
      fields: fields.map((field: ContentFields) => ({ ...field, apiName: null })),
    });
  return isDeepStrictEqual(essence(a), essence(b));
}

async function pushEditor(client: PlainClientAPI, { contentType, controls }: EditorPlan): Promise<void> {
  const params = { contentTypeId: contentType };
  // Publishing a content type changes the version of its form.
  const current = await client.editorInterface.get(params);
  await client.editorInterface.update(params, { ...current, controls: [...controls] });
}
