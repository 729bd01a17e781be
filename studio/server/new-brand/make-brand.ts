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

/** Long timeout: pictures are drawn, and the whole configuration is read. */
const siteTimeoutMs = 90_000;

export type Report = (progress: Pick<NewBrandProgress, 'step' | 'done' | 'total'>) => void;

/** A brand whose id is claimed by its maker. */
export interface ClaimedBrand {
  readonly request: NewBrandRequest;
  readonly content: NewBrandContent;
}

/** A brand could not be made; says whether everything was rolled back. */
export class BrandNotMade extends Error {
  override name = 'BrandNotMade';
  readonly isUndone: boolean;
  constructor(cause: unknown, isUndone: boolean) {
    super('the brand was not made', { cause });
    this.isUndone = isUndone;
  }
}

/**
 * Makes the content of a brand on the site and claims its id.
 * @throws StudioRefusal 409 when the id is taken or claimed by another person, 422 with the faults
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
 * Makes a claimed brand: imports drafts, publishes them, and finally writes the site's files, which activates the
 * brand. If a step fails, earlier ones are rolled back.
 * @throws BrandNotMade with the cause, and whether everything was rolled back
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
  // The brand is active: a tag that could not be renamed is no reason for a rollback.
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

/** The response may be lost after the files were written: the claimed id is then in use. */
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

/** @returns whether nothing of the brand remains */
async function undo({ content, log }: Studio, token: string, tagId: string): Promise<boolean> {
  try {
    await giveUpBrand(content, token, tagId);
    return true;
  } catch (err) {
    log.error({ event: 'studio.brand-undo', err, tagId }, 'content of a brand that was not made is left');
    return false;
  }
}
