import type { Request } from 'express';
import { readSelect } from '../../delivery/selected-fields';
import { isRecord } from '../../../../schemas/is-record';
import type { PresentedResource } from './present';

/**
 * Reduces entries and assets to the properties in `select`.
 *
 * @param fieldIds valid field ids; null when the query names no content type
 * @throws ApiError 400
 */
export function selectorOf(
  request: Request,
  fieldIds: readonly string[] | null,
): (body: PresentedResource) => unknown {
  const { select } = request.query;
  const selector = readSelect(typeof select === 'string' ? select : undefined, fieldIds);
  return ({ sys, fields, metadata }) =>
    selector({ sys, fields: isRecord(fields) ? fields : {}, metadata: isRecord(metadata) ? metadata : {} });
}
