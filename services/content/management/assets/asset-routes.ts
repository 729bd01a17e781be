import type { Request, Router } from 'express';
import { answer } from '../../rest/answer';
import type { Environment, EnvironmentWriter } from '../../store/content-store';
import { type AssetBody, createAsset, updateAsset } from './assets';
import type { EnvironmentAccess } from '../environment-access';
import { patchBody, patched } from '../bodies/json-patch';
import { processedFilesOf } from './processed-files';
import { addSnapshotRoutes } from '../history/snapshot-routes';
import { existing } from '../lifecycle/lifecycle';
import { addArchiveRoutes, addLifecycleRoutes } from '../lifecycle/lifecycle-routes';
import { resourceBody } from '../bodies/resource-body';
import { idParameter, writtenId } from '../bodies/resource-id';
import { requireVersion, seenVersion } from '../bodies/seen-version';
import { selectorOf } from '../bodies/select-properties';
import { newId } from '../space/space-resource';

const KEYS = { required: ['fields'], optional: ['metadata'] };
const ASSET_FIELDS = ['title', 'description', 'file'];

/** Adds the routes of assets, except uploads and processing. */
export function addAssetRoutes(router: Router, access: EnvironmentAccess): void {
  const update = (
    tx: EnvironmentWriter,
    id: string,
    version: number | undefined,
    body: AssetBody,
    environment: Environment,
  ) => updateAsset(tx, id, version, body, processedFilesOf(environment, id, access.fileUrl));

  const options = (request: Request) => () => ({ selector: selectorOf(request, ASSET_FIELDS) });
  router.get(
    '/assets',
    answer((request) => access.page(request, (environment) => environment.list('Asset'), options(request))),
  );
  router.get(
    '/public/assets',
    answer((request) =>
      access.page(request, (environment) => environment.listPublished('Asset'), options(request)),
    ),
  );
  router.post(
    '/assets',
    answer((request) => {
      const body = resourceBody(request, KEYS);
      return access.written(request, 201, (tx) => createAsset(tx, newId(), body));
    }),
  );
  router.get(
    '/assets/:id',
    answer((request) => {
      const id = idParameter(request);
      return access.one(request, (environment) => existing(environment, 'Asset', id, undefined));
    }),
  );
  router.put(
    '/assets/:id',
    answer((request) => {
      const [id, version, body] = [writtenId(request), seenVersion(request), resourceBody(request, KEYS)];
      return access.put(request, 'Asset', id, version, {
        create: (tx) => createAsset(tx, id, body),
        update: (tx, environment) => update(tx, id, version, body, environment),
      });
    }),
  );
  router.patch(
    '/assets/:id',
    answer((request) => {
      const [id, version, patch] = [idParameter(request), seenVersion(request), patchBody(request)];
      return access.written(request, 200, (tx, environment) => {
        const asset = existing(tx, 'Asset', id, undefined);
        // Checked first: a patch for another version may not apply to this one.
        requireVersion(version, asset);
        const { fields, metadata = { tags: [] } } = asset;
        return update(tx, id, version, patched({ fields, metadata }, patch), environment);
      });
    }),
  );
  addLifecycleRoutes(router, access, 'Asset', '/assets');
  addArchiveRoutes(router, access, 'Asset', '/assets');
  addSnapshotRoutes(router, access, 'Asset', '/assets');
}
