import { setTimeout as sleep } from 'node:timers/promises';
import type {
  NewBrandContent,
  NewBrandProgress,
  NewBrandRequest,
  NewBrandWritten,
  StudioSession,
} from '../../../schemas/generated/types';
import {
  validateNewBrandCheckReply,
  validateNewBrandContent,
  validateNewBrandWritten,
} from '../../../schemas/generated/validators.js';
import type { Studio } from '../app';
import { callSite, siteUnreachable } from '../preview-routes';
import { StudioRefusal } from '../studio-refusal';
import { brandTaken, claimBrand, confirmBrand, giveUpBrand } from './brand-claim';
import { importDrafts } from './import-content';
import { publishAll } from './publish-all';

/** Pictures are drawn, and the whole configuration is read. */
const siteTimeoutMs = 90_000;

export type Report = (progress: Pick<NewBrandProgress, 'step' | 'done' | 'total'>) => void;

/** A brand whose id belongs to whoever makes it. */
export interface ClaimedBrand {
  readonly request: NewBrandRequest;
  readonly content: NewBrandContent;
}

/** Everything went wrong that could be put right again, or not. */
export class BrandNotMade extends Error {
  override name = 'BrandNotMade';
  readonly isUndone: boolean;
  constructor(cause: unknown, isUndone: boolean) {
    super('the brand was not made', { cause });
    this.isUndone = isUndone;
  }
}

/**
 * Makes the content of a brand at the site and claims its id.
 *
 * @throws StudioRefusal 409 when somebody else makes or has made the brand, 422 with what is wrong with it
 */
export async function claimNewBrand(
  studio: Studio,
  { token }: StudioSession,
  request: NewBrandRequest,
): Promise<ClaimedBrand> {
  const content = await callSite(studio, '/new-brand-content', request, siteTimeoutMs);
  if (!validateNewBrandContent(content)) throw siteUnreachable();
  if (content.problems.length > 0) throw brandFaults(content.problems);
  await claimBrand(studio.content, token, content.tag, studio.now());
  return { request: { ...request, id: content.id }, content };
}

/**
 * Makes a claimed brand: content as drafts, published, and the files of the site last, with which the brand goes into service. When a step
 * fails, all before it are undone.
 *
 * @throws BrandNotMade with the cause, and whether everything is as it was before
 */
export async function makeClaimedBrand(
  studio: Studio,
  { token }: StudioSession,
  { request, content }: ClaimedBrand,
  report: Report,
): Promise<void> {
  const total = content.pictures.length + content.entries.length;
  try {
    const links = await importDrafts(studio, token, content, (step, done, all) =>
      report({ step, done, total: all }),
    );
    report({ step: 'publishing', done: 0, total });
    await publishAll(studio.content, token, links, content);
    report({ step: 'writing', done: 0, total: 1 });
    await writeFiles(studio, request);
  } catch (cause) {
    report({ step: 'undoing', done: 0, total });
    throw new BrandNotMade(cause, await undo(studio, token, content.tag.id));
  }
  // The brand is in service: a tag that goes on with its former name is no reason to take it back.
  await confirmBrand(studio.content, token, content.tag).catch((err: unknown) =>
    studio.log.error({ event: 'studio.brand-tag', err }, 'the tag of a new brand keeps its former name'),
  );
}

async function writeFiles(studio: Studio, request: NewBrandRequest): Promise<void> {
  const answer = await callSite(studio, '/new-brand-write', request, siteTimeoutMs).catch(() => undefined);
  if (!validateNewBrandWritten(answer)) {
    if (await isWritten(studio, request)) return;
    throw siteUnreachable();
  }
  const refused = refusalOf(answer);
  if (refused) throw refused;
}

const askTries = 5;
const askPauseMs = 2_000;

/** An answer can be lost after the files were written: the claimed id is in use then. */
async function isWritten(studio: Studio, request: NewBrandRequest): Promise<boolean> {
  for (let tries = 0; tries < askTries; tries += 1) {
    const answer = await callSite(studio, '/new-brand-check', request).catch(() => undefined);
    if (validateNewBrandCheckReply(answer)) return answer.problems.some(({ field }) => field === 'id');
    await sleep(askPauseMs);
  }
  return false;
}

function refusalOf({ outcome, problems }: NewBrandWritten): StudioRefusal | undefined {
  switch (outcome) {
    case 'written':
      return undefined;
    case 'taken':
      return brandTaken();
    case 'busy':
      return new StudioRefusal(503, 'BrandsBusy', 'Another brand is being written. Try again in a moment.');
    case 'read-only':
      return new StudioRefusal(409, 'BrandsReadOnly', 'The site may not write below its folder of brands.');
    case 'refused':
      return brandFaults(problems);
  }
}

function brandFaults(problems: NewBrandWritten['problems']): StudioRefusal {
  return new StudioRefusal(422, 'BrandFaults', problems.map(({ message }) => message).join('\n'));
}

/** @returns whether nothing of the brand is left */
async function undo({ content, log }: Studio, token: string, tagId: string): Promise<boolean> {
  try {
    await giveUpBrand(content, token, tagId);
    return true;
  } catch (err) {
    log.error({ event: 'studio.brand-undo', err, tagId }, 'content of a brand that was not made is left');
    return false;
  }
}
