import { isDeepStrictEqual } from 'node:util';
import type { ContentFields, ContentTypeProps, Control } from 'contentful-management';
import { wantedControls } from './editor-controls';
import { describeField, fieldChanges, fieldName, hasSameType, plain } from './field-words';
import { planLocales, type LocalePlan } from './locale-plan';
import type { WantedModel, WantedType } from './model';
import type { SpaceState, TypeState } from './space-state';

/** The changes a push would make. Planning writes nothing. */
export interface PushPlan {
  readonly locales: readonly LocalePlan[];
  /** In publishing order: link targets first. */
  readonly types: readonly TypePlan[];
  readonly editors: readonly EditorPlan[];
  /** Types and fields of the target that the code does not have; not changed. */
  readonly kept: readonly string[];
  readonly breaks: readonly Break[];
}

/** A change that would lose stored content, or make it unpublishable. */
export interface Break {
  readonly words: string;
  /** Whether `--allow-breaking` allows it; otherwise the text contains the alternative. */
  readonly isPossible: boolean;
}

export interface TypePlan {
  readonly wanted: WantedType;
  readonly current: TypeState | null;
  /** The differences as text; for a new type its fields. */
  readonly lines: readonly string[];
  /**
   * The lists of fields to publish in turn. Several if a field is removed: Contentful requires it to be published as
   * `omitted` before it is deleted.
   */
  readonly steps: readonly (readonly ContentFields[])[];
  /** Removed fields, and fields recreated with another type. */
  readonly removed: readonly ContentFields[];
  readonly retyped: readonly { readonly before: ContentFields; readonly after: ContentFields }[];
  /** Fields with changed rules or languages, for which stored values may be invalid. */
  readonly ruled: readonly { readonly before: ContentFields; readonly after: ContentFields }[];
}

/** The controls that one content type's form shall have. */
export interface EditorPlan {
  readonly contentType: string;
  readonly name: string;
  readonly controls: readonly Control[];
  readonly changed: readonly string[];
}

/** Compares the model with the target. Breaking changes are determined separately, because that requires the entries. */
export function planPush(
  model: WantedModel,
  state: SpaceState,
): Omit<PushPlan, 'breaks'> & { localeBreaks: Break[] } {
  const current = new Map(state.types.map((type) => [type.draft.sys.id, type]));
  const wantedIds = new Set(model.types.map(({ id }) => id));
  const { plans: locales, breaks: localeBreaks, kept: keptLocales } = planLocales(model.locales, state);
  const keptTypes = state.types.filter(({ draft }) => !wantedIds.has(draft.sys.id));
  return {
    locales,
    types: linkedFirst(model.types).flatMap((wanted) => planType(wanted, current.get(wanted.id) ?? null)),
    editors: model.types.flatMap((wanted) =>
      planEditor(wanted, model.help.get(wanted.id), state.editors.get(wanted.id)?.controls),
    ),
    kept: [
      ...keptLocales,
      ...keptTypes.map(({ draft }) => `content type ${draft.name} (${draft.sys.id}) with its entries`),
    ],
    localeBreaks,
  };
}

function planType(wanted: WantedType, current: TypeState | null): TypePlan[] {
  if (!current) {
    const lines = wanted.fields.map((field) => `+ ${describeField(field)}`);
    return [{ wanted, current, lines, steps: [wanted.fields], removed: [], retyped: [], ruled: [] }];
  }
  const before = fieldsOf(current);
  const wantedById = new Map(wanted.fields.map((field) => [field.id, field]));
  const removed = [...before.values()].filter(({ id }) => !wantedById.has(id));
  const pairs = wanted.fields.flatMap((after) => {
    const known = before.get(after.id);
    return known ? [{ before: known, after, changes: fieldChanges(known, after) }] : [];
  });
  const retyped = pairs.filter(({ before, after }) => !hasSameType(before, after));
  const ruled = pairs.filter(
    ({ before, after, changes }) =>
      hasSameType(before, after) &&
      changes.some(({ aspect }) => aspect === 'rules' || aspect === 'localized'),
  );
  const lines = [
    ...typeWords(current.draft, wanted),
    ...wanted.fields.filter(({ id }) => !before.has(id)).map((field) => `+ ${describeField(field)}`),
    ...pairs
      .filter(({ changes }) => changes.length > 0)
      .map(
        ({ before, changes }) => `~ ${fieldName(before)}: ${changes.map(({ words }) => words).join('; ')}`,
      ),
    ...removed.map((field) => `- ${fieldName(field)}`),
  ];
  const isPublished =
    current.published !== null && current.draft.sys.version === (current.draft.sys.publishedVersion ?? 0) + 1;
  if (lines.length === 0 && !isPublished)
    lines.push('is published: it was changed, or made, and not published');
  if (lines.length === 0) return [];
  return [{ wanted, current, lines, steps: stepsOf(wanted, removed, retyped), removed, retyped, ruled }];
}

/** The fields of a type as known to the site and the editors, whichever is newer. */
function fieldsOf({ draft, published }: TypeState): Map<string, ContentFields> {
  return new Map([...(published?.fields ?? []), ...draft.fields].map((field) => [field.id, field]));
}

function typeWords(before: ContentTypeProps, after: WantedType): string[] {
  const words: string[] = [];
  if (before.name !== after.name) words.push(`~ called "${after.name}" instead of "${before.name}"`);
  if ((before.description ?? '') !== after.description) words.push('~ another description');
  if (after.displayField !== null && before.displayField !== after.displayField)
    words.push(
      `~ entries are listed by ${after.displayField} instead of ${before.displayField ?? 'their id'}`,
    );
  const order = (fields: readonly { id: string }[], others: readonly { id: string }[]) =>
    fields.map(({ id }) => id).filter((id) => others.some((other) => other.id === id));
  if (!isDeepStrictEqual(order(before.fields, after.fields), order(after.fields, before.fields)))
    words.push('~ fields in another order');
  return words;
}

function stepsOf(
  wanted: WantedType,
  removed: readonly ContentFields[],
  retyped: TypePlan['retyped'],
): (readonly ContentFields[])[] {
  if (removed.length + retyped.length === 0) return [wanted.fields];
  const gone = new Set(retyped.map(({ after }) => after.id));
  const staying = wanted.fields.filter(({ id }) => !gone.has(id));
  const leaving = [...removed, ...retyped.map(({ before }) => before)];
  return [
    [...staying, ...leaving.map((field) => ({ ...field, omitted: true, required: false }))],
    [...staying, ...leaving.map((field) => ({ ...field, omitted: true, required: false, deleted: true }))],
    ...(retyped.length > 0 ? [wanted.fields] : []),
  ];
}

function planEditor(
  wanted: WantedType,
  help: ReadonlyMap<string, string> | undefined,
  current: readonly Control[] = [],
): EditorPlan[] {
  const currentByField = new Map(current.map((control) => [control.fieldId, control]));
  const controls = wantedControls(wanted.fields, help ?? new Map(), currentByField);
  const changed = controls
    .filter(
      (control) => !isDeepStrictEqual(plain(control), plain(currentByField.get(control.fieldId) ?? null)),
    )
    .map(({ fieldId }) => fieldId);
  return changed.length > 0 ? [{ contentType: wanted.id, name: wanted.name, controls, changed }] : [];
}

/** Content types with link targets first, as far as there are no circles. */
export function linkedFirst(types: readonly WantedType[]): WantedType[] {
  const byId = new Map(types.map((type) => [type.id, type]));
  const ordered = new Set<WantedType>();
  const under = new Set<WantedType>();
  const visit = (type: WantedType) => {
    if (under.has(type)) return;
    under.add(type);
    for (const target of linkTargets(type)) {
      const next = byId.get(target);
      if (next) visit(next);
    }
    ordered.add(type);
  };
  types.forEach(visit);
  return [...ordered];
}

function linkTargets({ fields }: WantedType): string[] {
  return fields.flatMap(({ validations = [], items }) =>
    [...validations, ...(items?.validations ?? [])].flatMap(({ linkContentType = [] }) => linkContentType),
  );
}

/** Whether a plan would write anything. */
export function isEmptyPlan({
  locales,
  types,
  editors,
}: Pick<PushPlan, 'locales' | 'types' | 'editors'>): boolean {
  return locales.length + types.length + editors.length === 0;
}
