import type { FocalPoint } from '../../../../schemas/generated/types';
import { focusFieldOf } from '../../../../schemas/focal-point';
import { readFocalPoint } from '../../focal-point/focal-point';
import { formOf } from '../../forms/form-catalogue';
import { type AssetUser, readAssetUses } from './asset-uses';

/** A place that shows a picture and crops it. */
export interface FocusPlace {
  readonly entryId: string;
  readonly contentType: string;
  /** Of the picture. */
  readonly field: string;
  readonly locale: string;
  /** As it is stored. */
  readonly stored: unknown;
}

/** The places with a focal point of a picture, among drafts that link it. */
export function focusPlaces(users: readonly AssetUser[], locale: string): FocusPlace[] {
  return users
    .filter(({ isInDraft }) => isInDraft)
    .flatMap(({ entry, fields }) => {
      const contentType = entry.sys.contentType.sys.id;
      const isCropped = (name: string) =>
        formOf(contentType)?.fields.some((field) => field.name === name && field.focusField !== undefined);
      return fields.filter(isCropped).map((field) => ({
        entryId: entry.sys.id,
        contentType,
        field,
        locale,
        stored: entry.fields[focusFieldOf(field)]?.[locale],
      }));
    });
}

/** The focal point of a picture where it is used; undefined if none is set, or it cannot be loaded. */
export async function readFocusInUse(assetId: string): Promise<FocalPoint | undefined> {
  const users = await readAssetUses(assetId).catch((): AssetUser[] => []);
  return users
    .flatMap(({ entry, fields }) =>
      fields.flatMap((field) => Object.values(entry.fields[focusFieldOf(field)] ?? {})),
    )
    .map(readFocalPoint)
    .find((point) => point !== undefined);
}
