import { ApiError, validationFailed } from '../../http/api-error';
import type { EnvironmentWriter } from '../../store/content-store';
import { LocaleError, Locales } from '../../store/locales';
import type { StoredLocale } from '../../store/resource';
import { bodyCheck, checkedValue } from '../bodies/checked-body';
import { existing } from '../lifecycle/lifecycle';
import { renameLocale } from '../lifecycle/rewrite-entities';
import { requireVersion } from '../bodies/seen-version';
import { changedSys, newId, newSys } from '../space/space-resource';

/** Body of a locale. */
interface LocaleBody {
  readonly name: string;
  readonly code: string;
  readonly fallbackCode?: string | null;
  readonly optional?: boolean;
  readonly contentDeliveryApi?: boolean;
  readonly contentManagementApi?: boolean;
  readonly default?: boolean;
}

export const LOCALE_KEYS = {
  required: ['name', 'code'],
  optional: [
    ...['fallbackCode', 'optional', 'contentDeliveryApi', 'contentManagementApi', 'default'],
    ...['internal_code', 'internalCode'],
  ],
};

const flag = { type: 'boolean' };
const isLocaleBody = bodyCheck<LocaleBody>({
  type: 'object',
  properties: {
    name: { type: 'string', minLength: 1, maxLength: 256 },
    code: { type: 'string', maxLength: 32, pattern: '^[A-Za-z]{2,3}(-[A-Za-z0-9]{1,8})*$' },
    fallbackCode: { type: ['string', 'null'] },
    optional: flag,
    contentDeliveryApi: flag,
    contentManagementApi: flag,
    default: flag,
  },
});

/**
 * Adds a locale.
 *
 * @throws ApiError 422 when the body is invalid, its code is taken or its fallbacks form a cycle
 */
export function createLocale(tx: EnvironmentWriter, body: unknown): StoredLocale {
  const sent = checkedValue(body, isLocaleBody);
  if (sent.default === true) throw validationFailed([onlyOneDefault]);
  const locale: StoredLocale = {
    sys: newSys('Locale', newId(), tx),
    code: sent.code,
    name: sent.name,
    default: false,
    fallbackCode: sent.fallbackCode ?? null,
    optional: sent.optional ?? false,
    contentDeliveryApi: sent.contentDeliveryApi ?? true,
    contentManagementApi: sent.contentManagementApi ?? true,
  };
  checkTogether([...tx.list('Locale'), locale], locale);
  tx.put('Locale', locale);
  tx.announce('create', locale);
  return locale;
}

/**
 * Changes a locale. If its code changes, the values of all entries and assets move to the new code.
 *
 * @param version the version the client has seen
 * @throws ApiError 404, 409 VersionMismatch, 403 FallbackLocaleNotRenameable, 422 as when one is added
 */
export function updateLocale(
  tx: EnvironmentWriter,
  id: string,
  version: number | undefined,
  body: unknown,
): StoredLocale {
  const locale = existing(tx, 'Locale', id, undefined);
  requireVersion(version, locale);
  const sent = checkedValue(body, isLocaleBody);
  if (sent.default !== undefined && sent.default !== locale.default) throw validationFailed([onlyOneDefault]);
  if (sent.code !== locale.code && isFallback(tx, locale)) {
    throw new ApiError(
      403,
      'FallbackLocaleNotRenameable',
      'Cannot change the code of a locale which is fallback of another one',
    );
  }
  const next: StoredLocale = {
    ...locale,
    sys: changedSys(locale.sys, tx),
    code: sent.code,
    name: sent.name,
    fallbackCode: sent.fallbackCode === undefined ? locale.fallbackCode : sent.fallbackCode,
    optional: sent.optional ?? locale.optional,
    contentDeliveryApi: sent.contentDeliveryApi ?? locale.contentDeliveryApi,
    contentManagementApi: sent.contentManagementApi ?? locale.contentManagementApi,
  };
  checkTogether([...tx.list('Locale').filter(({ sys }) => sys.id !== id), next], next);
  if (next.code !== locale.code) renameLocale(tx, locale.code, next.code);
  tx.put('Locale', next);
  tx.announce('save', next);
  return next;
}

/**
 * Deletes a locale and its values in entries and assets.
 *
 * @throws ApiError 404, 409 VersionMismatch, 403 for the default locale and for a locale that others fall back to
 */
export function deleteLocale(tx: EnvironmentWriter, id: string, version: number | undefined): void {
  const locale = existing(tx, 'Locale', id, version);
  if (locale.default) throw new ApiError(403, 'DefaultLocaleNotDeletable', 'Cannot delete a default locale');
  if (isFallback(tx, locale)) {
    throw new ApiError(
      403,
      'FallbackLocaleNotDeletable',
      'Cannot delete a locale which is fallback of another one',
    );
  }
  renameLocale(tx, locale.code, null);
  tx.remove('Locale', id);
  tx.announce('delete', locale);
}

const onlyOneDefault = {
  name: 'in',
  path: ['default'],
  details: 'Which locale is the default one cannot be changed.',
};

function isFallback(tx: EnvironmentWriter, { code }: StoredLocale): boolean {
  return tx.list('Locale').some(({ fallbackCode }) => fallbackCode === code);
}

function checkTogether(locales: readonly StoredLocale[], changed: StoredLocale): void {
  if (locales.filter(({ code }) => code === changed.code).length > 1) {
    throw validationFailed([{ name: 'taken', path: ['code'], value: changed.code }]);
  }
  if (changed.default && changed.fallbackCode !== null) {
    throw validationFailed([
      { name: 'fallbackCode', path: ['fallbackCode'], details: 'The default locale has no fallback.' },
    ]);
  }
  try {
    new Locales(locales);
  } catch (error) {
    if (!(error instanceof LocaleError)) throw error;
    throw validationFailed([{ name: 'fallbackCode', path: ['fallbackCode'], details: error.message }]);
  }
}
