import { useQuery } from '@tanstack/react-query';
import type { PreviewFacts, StudioSites } from '../../../schemas/generated/types';
import { validateStudioSites } from '../../../schemas/generated/validators.js';
import { isRecord } from '../../../schemas/is-record';
import { call } from './call';

export type Brand = StudioSites['brands'][number];
export type Market = Brand['markets'][number];

/** Brands, markets and languages; they change with a deploy only. */
export function useSites() {
  return useQuery({
    queryKey: ['sites'],
    queryFn: () => call('/api/sites', validateStudioSites),
    staleTime: Infinity,
  });
}

export interface PreviewWanted {
  readonly brand: string;
  /** With the locale, such as `/en-CA/casino`. */
  readonly path: string;
  /** The previewed moment, ISO 8601; defaults to now. */
  readonly at?: string;
  /** The simulated visitor. */
  readonly facts?: PreviewFacts;
  /** Defaults to drafts. */
  readonly content?: 'draft' | 'published';
  /** Which of two views in one browser. */
  readonly side?: 'first' | 'second';
}

/** An address that opens a preview within a minute. @throws ApiError */
export async function previewAddress(wanted: PreviewWanted): Promise<string> {
  const { url } = await call('/api/preview', hasAddress, { method: 'POST', body: wanted });
  return url;
}

function hasAddress(value: unknown): value is { url: string } {
  return isRecord(value) && typeof value['url'] === 'string';
}
