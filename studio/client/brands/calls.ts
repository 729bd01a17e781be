import type {
  BrandEditReply,
  BrandEditRequest,
  BrandPlace,
  BrandSettingsReply,
  BrandStatesReply,
  BrandTextsReply,
  LaunchReportReply,
} from '../../../schemas/generated/types';
import {
  validateBrandEditReply,
  validateBrandSettingsReply,
  validateBrandStatesReply,
  validateBrandTextsReply,
  validateLaunchReportReply,
} from '../../../schemas/generated/validators.js';
import { call } from '../api/call';

/** A requested change of a value in a brand's files, with the value it is based on. */
export type BrandChange = BrandEditRequest['changes'][number];
export type Conflict = BrandEditReply['conflicts'][number];
export type StoredChange = BrandEditReply['changes'][number];

const pathOf = (brand: string) => `/api/brands/${encodeURIComponent(brand)}`;

/** Number of stored changes that the files of brands lack. @throws ApiError */
export function readStates(): Promise<BrandStatesReply> {
  return call('/api/brands', validateBrandStatesReply);
}

/** A brand's files with stored changes applied. @throws ApiError */
export function readBrand(brand: string): Promise<BrandEditReply> {
  return call(pathOf(brand), validateBrandEditReply);
}

/** Checks changes without storing them. @throws ApiError */
export function checkBrand(
  brand: string,
  changes: readonly BrandChange[],
  signal: AbortSignal,
): Promise<BrandEditReply> {
  return call(`${pathOf(brand)}/check`, validateBrandEditReply, {
    method: 'POST',
    body: { changes },
    signal,
  });
}

/** Stores all changes or none. @throws ApiError 409 when another person changed the same value, 422 for what the site refuses */
export function storeBrand(brand: string, changes: readonly BrandChange[]): Promise<BrandEditReply> {
  return call(`${pathOf(brand)}/changes`, validateBrandEditReply, { method: 'POST', body: { changes } });
}

/** Reverts a stored change: the file's value applies again. @throws ApiError */
export function takeBack(brand: string, { file, pointer }: BrandPlace): Promise<BrandEditReply> {
  return call(`${pathOf(brand)}/take-back`, validateBrandEditReply, {
    method: 'POST',
    body: { file, pointer },
  });
}

/** The settings of a brand in a market, each with its origin. @throws ApiError */
export function readSettings(brand: string, market: string): Promise<BrandSettingsReply> {
  return call('/api/brand-settings', validateBrandSettingsReply, { method: 'POST', body: { brand, market } });
}

/** The interface texts of a brand in a language; defaults to its first one. @throws ApiError */
export function readTexts(brand: string, language?: string): Promise<BrandTextsReply> {
  return call('/api/brand-texts', validateBrandTextsReply, {
    method: 'POST',
    body: { brand, ...(language === undefined ? {} : { language }) },
  });
}

/** Launch report of a brand; takes some seconds. @throws ApiError */
export function readReport(brand: string, signal: AbortSignal): Promise<LaunchReportReply> {
  return call('/api/launch-report', validateLaunchReportReply, { method: 'POST', body: { brand }, signal });
}
