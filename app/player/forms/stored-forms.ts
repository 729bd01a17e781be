import { sessionMark } from '../../platform/session/session-mark';

/** Prefix of the storage keys of all forms. */
const prefix = 'marquee-form-';
/** Long enough for an interruption; short enough for shared computers. */
const lifetimeMs = 30 * 60_000;

interface StoredForm {
  savedAt: number;
  /** Changes with every sign-in and sign-out, so that the next visitor does not see the input of the previous. */
  mark: string;
  values: Record<string, string>;
}

/** Stores the input of a form, in this tab only. @param name of the form */
export function storeForm(name: string, values: Record<string, string>, now = Date.now()): void {
  const stored: StoredForm = { savedAt: now, mark: sessionMark(), values };
  try {
    sessionStorage.setItem(prefix + name, JSON.stringify(stored));
  } catch {
    // Storage may be full or blocked; the form works without.
  }
}

/** The visitor's input of the last half hour. */
export function storedForm(name: string, now = Date.now()): Record<string, string> {
  forgetStaleForms(now);
  try {
    return parse(sessionStorage.getItem(prefix + name))?.values ?? {};
  } catch {
    return {};
  }
}

/** Deletes forms that are expired, or from before the latest sign-in or sign-out. Called on every page. */
export function forgetStaleForms(now = Date.now()): void {
  const mark = sessionMark();
  forgetWhere((stored) => stored?.mark !== mark || now - stored.savedAt > lifetimeMs);
}

/** Deletes one form, after it was accepted. */
export function forgetForm(name: string): void {
  forgetWhere((_, key) => key === prefix + name);
}

/** Deletes all forms: after a registration, and when a player signs in or out. */
export function forgetForms(): void {
  forgetWhere(() => true);
}

function forgetWhere(isStale: (stored: StoredForm | undefined, key: string) => boolean): void {
  try {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith(prefix) && isStale(parse(sessionStorage.getItem(key)), key))
        sessionStorage.removeItem(key);
  } catch {
    // Storage is blocked, so nothing is stored.
  }
}

/** Other scripts or an earlier version may have written it: invalid data is ignored. */
function parse(text: string | null): StoredForm | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text ?? 'null');
  } catch {
    return undefined;
  }
  if (typeof value !== 'object' || value === null) return undefined;
  if (!('savedAt' in value) || !('mark' in value) || !('values' in value)) return undefined;
  const { savedAt, mark, values } = value;
  if (typeof savedAt !== 'number' || typeof mark !== 'string') return undefined;
  if (typeof values !== 'object' || values === null) return undefined;
  const texts = Object.entries(values).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return { savedAt, mark, values: Object.fromEntries(texts) };
}
