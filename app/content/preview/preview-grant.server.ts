import { errors, jwtVerify } from 'jose';
import { validatePreviewGrant } from '../../../schemas/generated/validators.js';
import type { PreviewGrant } from '../../../schemas/generated/types';
import { environment } from '../../server/environment.server';

/** Grants are used at once; the tolerance covers clock skew. Seconds. */
const longestSeconds = 60;
const toleranceSeconds = 5;

const { previewSecret } = environment.content;
const key = previewSecret ? new TextEncoder().encode(previewSecret) : undefined;

/**
 * The claims of a token that opens a preview. Undefined if it is forged, expired, valid for longer than a minute or of
 * another brand, and if previews are off.
 * @param now milliseconds
 */
export async function readGrant(
  token: string,
  brand: string,
  now: number,
): Promise<PreviewGrant | undefined> {
  if (!key) return undefined;
  try {
    const { payload } = await jwtVerify<unknown>(token, key, {
      algorithms: ['HS256'],
      audience: 'preview',
      requiredClaims: ['exp'],
      currentDate: new Date(now),
      clockTolerance: toleranceSeconds,
    });
    if (!validatePreviewGrant(payload) || payload.brand !== brand) return undefined;
    return payload.exp <= now / 1_000 + longestSeconds + toleranceSeconds ? payload : undefined;
  } catch (error) {
    if (error instanceof errors.JOSEError) return undefined;
    throw error;
  }
}
