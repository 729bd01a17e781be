import type { Router } from 'express';
import { answer } from '../../rest/answer';
import type { EnvironmentAccess } from '../environment-access';
import { existing } from '../lifecycle/lifecycle';
import { createLocale, deleteLocale, LOCALE_KEYS, updateLocale } from './locales';
import { resourceBody } from '../bodies/resource-body';
import { idParameter } from '../bodies/resource-id';
import { seenVersion } from '../bodies/seen-version';

/** Adds the routes of locales. */
export function addLocaleRoutes(router: Router, access: EnvironmentAccess): void {
  router.get(
    '/locales',
    answer((request) => access.page(request, (environment) => environment.list('Locale'))),
  );
  router.post(
    '/locales',
    answer((request) => {
      const body = resourceBody(request, LOCALE_KEYS);
      return access.written(request, 201, (tx) => createLocale(tx, body));
    }),
  );
  router.get(
    '/locales/:id',
    answer((request) => {
      const id = idParameter(request);
      return access.one(request, (environment) => existing(environment, 'Locale', id, undefined));
    }),
  );
  router.put(
    '/locales/:id',
    answer((request) => {
      const [id, version, body] = [
        idParameter(request),
        seenVersion(request),
        resourceBody(request, LOCALE_KEYS),
      ];
      return access.written(request, 200, (tx) => updateLocale(tx, id, version, body));
    }),
  );
  router.delete(
    '/locales/:id',
    answer((request) => {
      const [id, version] = [idParameter(request), seenVersion(request)];
      return access.done(request, (tx) => deleteLocale(tx, id, version));
    }),
  );
}
