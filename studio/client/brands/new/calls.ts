import type {
  NewBrandCheckReply,
  NewBrandChoices,
  NewBrandProgress,
  NewBrandRequest,
} from '../../../../schemas/generated/types';
import {
  validateNewBrandCheckReply,
  validateNewBrandChoices,
  validateNewBrandProgress,
} from '../../../../schemas/generated/validators.js';
import { ApiError, call, send } from '../../api/call';

const path = '/api/new-brand';

/** The options for a new brand. @throws ApiError 403 for callers who are not administrators */
export function readChoices(): Promise<NewBrandChoices> {
  return call(path, validateNewBrandChoices);
}

/** All faults of a requested brand, else a description of it. @throws ApiError */
export function checkNewBrand(request: NewBrandRequest, signal: AbortSignal): Promise<NewBrandCheckReply> {
  return call(`${path}/check`, validateNewBrandCheckReply, { method: 'POST', body: request, signal });
}

/**
 * Makes a brand and reports each step.
 * @returns addresses of the running site
 * @throws ApiError 409 when the id was taken concurrently, 422 for what the site refuses; `BrandUnclear` when the
 *   connection was lost
 */
export async function makeNewBrand(
  request: NewBrandRequest,
  onStep: (progress: NewBrandProgress) => void,
): Promise<readonly string[]> {
  const { body } = await send(path, { method: 'POST', body: request });
  if (!body) throw unclear();
  for await (const line of linesOf(body)) {
    const progress: unknown = parsed(line);
    if (!validateNewBrandProgress(progress)) throw unclear();
    if (progress.step === 'done') return progress.addresses ?? [];
    if (progress.error) throw failure(progress.error);
    onStep(progress);
  }
  throw unclear();
}

async function* linesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read().catch(() => {
      throw unclear();
    });
    if (done) return;
    const lines = (rest + decoder.decode(value, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

function unclear(): ApiError {
  return new ApiError(0, { sys: { id: 'BrandUnclear' } });
}

function failure({ id, message, isUndone }: NonNullable<NewBrandProgress['error']>): ApiError {
  return new ApiError(isUndone ? 422 : 500, { sys: { id }, message, details: { isUndone } });
}
