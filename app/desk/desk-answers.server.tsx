import { randomUUID } from 'node:crypto';
import type { ReactNode } from 'react';
import type { MessageKey } from '../../schemas/generated/message-keys';
import {
  validatePlatformOperatorAdjustments,
  validatePlatformOperatorAuditLog,
  validatePlatformOperatorDocuments,
  validatePlatformOperatorDocumentPage,
  validatePlatformOperatorPlayer,
  validatePlatformOperatorPlayerDocuments,
  validatePlatformOperatorPlayers,
  validatePlatformOperatorTimeline,
  validatePlatformOperatorWithdrawals,
  validatePlatformPaymentDifferences,
  validatePlatformRestrictionList,
} from '../../schemas/generated/validators.js';
import { type StaffRequest, requireStaff } from '../staff/staff-access.server';
import { staffDocument } from '../staff/staff-document.server';
import type { Permission } from '../staff/staff-file.server';
import { staffHeaders } from '../staff/staff-view.server';
import { takeDraft } from '../staff/staff-session.server';
import { ProblemPage } from './problem-page';
import type { Notice, Typed } from './desk-props';
import { operatorCalls, playerCalls } from './desk-paths';
import { type DeskCall, deskCaller, deskProps, problemOf } from './desk-view.server';
import { AuditLogPage } from './lists/audit-log-page';
import { QueuesPage } from './lists/queues-page';
import { SearchPage } from './lists/search-page';
import { TimelinePage } from './lists/timeline-page';
import { DocumentsPage } from './player/documents-page';
import { PlayerPage, type PlayerRecord } from './player/player-page';

/** A page shown again because one of its forms failed. */
export interface Again {
  notice: Notice;
  typed?: Typed;
  status: number;
}

/** Success messages by the `done` parameter of the redirect. */
const doneTexts: Readonly<Record<string, MessageKey>> = {
  saved: 'desk.done.saved',
  awaiting: 'desk.done.awaiting',
  second: 'desk.done.second',
};

/**
 * Responds with a page of the desk, or with an error page when the platform refuses or is unavailable.
 * @param permission required to see the page
 */
export async function answer(
  staff: StaffRequest,
  path: string,
  permission: Permission,
  make: (call: DeskCall, props: ReturnType<typeof deskProps>) => Promise<{ title: string; body: ReactNode }>,
  status = 200,
): Promise<Response> {
  const props = deskProps(staff, path);
  const { t } = props;
  const problem = (text: string, code: number) =>
    staffDocument(staff.view, {
      title: t('desk.title'),
      body: <ProblemPage {...props} text={text} />,
      status: code,
    });
  if (!props.may(permission)) return problem(t('desk.problem.forbidden'), 403);
  try {
    return staffDocument(staff.view, { ...(await make(deskCaller(staff), props)), status });
  } catch (error) {
    const { text, status: code } = problemOf(error, t);
    return problem(text, code);
  }
}

/** `/desk`: the search. */
export async function answerSearch(request: Request): Promise<Response> {
  const search = new URL(request.url).searchParams.get('search')?.trim() ?? '';
  return answer(await requireStaff(request), '/desk', 'players', async (call, props) => {
    const found = search
      ? await call({
          path: `${operatorCalls}/players`,
          query: { search: search.slice(0, 254) },
          validate: validatePlatformOperatorPlayers,
        })
      : undefined;
    return {
      title: props.t('desk.nav.players'),
      body: <SearchPage {...props} search={search} found={found?.players} />,
    };
  });
}

/** `/desk/queues`: pending decisions. */
export async function answerQueues(request: Request): Promise<Response> {
  const staff = await requireStaff(request);
  return showQueues(staff, await firstLook(staff, request, '/desk/queues'));
}

/** Pending decisions, also after one of them failed. */
export function showQueues(
  staff: StaffRequest,
  { notice, typed, status }: Partial<Again>,
): Promise<Response> {
  return answer(
    staff,
    '/desk/queues',
    'players',
    async (call, props) => {
      const [withdrawals, adjustments, documents, { differences }] = await Promise.all([
        call({ path: `${operatorCalls}/withdrawals`, validate: validatePlatformOperatorWithdrawals }),
        call({ path: `${operatorCalls}/adjustments`, validate: validatePlatformOperatorAdjustments }),
        call({ path: `${operatorCalls}/documents`, validate: validatePlatformOperatorDocuments }),
        call({ path: `${operatorCalls}/payments/differences`, validate: validatePlatformPaymentDifferences }),
      ]);
      const queues = { ...withdrawals, ...adjustments, ...documents, differences };
      return {
        title: props.t('desk.nav.queues'),
        body: <QueuesPage {...props} {...queues} notice={notice} typed={typed} />,
      };
    },
    status,
  );
}

/** `/desk/audit-log`: actions of all staff. */
export async function answerAuditLog(request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const wanted = (name: string) => searchParams.get(name)?.trim() ?? '';
  const filter = { playerId: wanted('playerId'), operator: wanted('operator') };
  return answer(await requireStaff(request), '/desk/audit-log', 'audit-log', async (call, props) => {
    const log = await call({
      path: `${operatorCalls}/audit-log`,
      query: {
        before: wanted('before') || undefined,
        playerId: filter.playerId || undefined,
        operator: filter.operator || undefined,
      },
      validate: validatePlatformOperatorAuditLog,
    });
    return { title: props.t('desk.nav.log'), body: <AuditLogPage {...props} log={log} filter={filter} /> };
  });
}

/** `/desk/players/:playerId/timeline`: everything that happened to a player. */
export async function answerTimeline(request: Request, playerId: string): Promise<Response> {
  const before = new URL(request.url).searchParams.get('before') ?? undefined;
  const path = `/desk/players/${playerId}/timeline`;
  return answer(await requireStaff(request), path, 'players', async (call, props) => {
    const timeline = await call({
      path: `${playerCalls(playerId)}/timeline`,
      query: { before },
      validate: validatePlatformOperatorTimeline,
    });
    return {
      title: `${props.t('desk.timeline.title')} · ${playerId}`,
      body: <TimelinePage {...props} playerId={Number(playerId)} timeline={timeline} />,
    };
  });
}

/** `/desk/players/:playerId`: one player. */
export async function answerPlayer(request: Request, playerId: string): Promise<Response> {
  const staff = await requireStaff(request);
  return showPlayer(staff, playerId, await firstLook(staff, request, `/desk/players/${playerId}`));
}

/** The page of a player, also after one of its forms failed. */
export function showPlayer(
  staff: StaffRequest,
  playerId: string,
  { notice, typed, status }: Partial<Again>,
): Promise<Response> {
  const path = `/desk/players/${playerId}`;
  return answer(
    staff,
    path,
    'players',
    async (call, props) => {
      const record = await readPlayer(call, playerId);
      return {
        title: `${record.player.name} · ${playerId}`,
        body: <PlayerPage {...props} {...record} notice={notice} typed={typed} once={randomUUID()} />,
      };
    },
    status,
  );
}

async function readPlayer(call: DeskCall, playerId: string): Promise<PlayerRecord> {
  const path = playerCalls(playerId);
  const [player, { restrictions }, timeline] = await Promise.all([
    call({ path, validate: validatePlatformOperatorPlayer }),
    call({ path: `${path}/restrictions`, validate: validatePlatformRestrictionList }),
    call({ path: `${path}/timeline`, validate: validatePlatformOperatorTimeline }),
  ]);
  return { player, restrictions, timeline };
}

/** `/desk/players/:playerId/documents`: the documents of a player. */
export async function answerDocuments(request: Request, playerId: string): Promise<Response> {
  const staff = await requireStaff(request);
  return showDocuments(
    staff,
    playerId,
    await firstLook(staff, request, `/desk/players/${playerId}/documents`),
  );
}

/** The documents of a player, also after a decision failed. */
export function showDocuments(
  staff: StaffRequest,
  playerId: string,
  { notice, typed, status }: Partial<Again>,
): Promise<Response> {
  const path = `/desk/players/${playerId}/documents`;
  return answer(
    staff,
    path,
    'documents',
    async (call, props) => {
      const { documents } = await call({
        path: `${playerCalls(playerId)}/documents`,
        validate: validatePlatformOperatorPlayerDocuments,
      });
      return {
        title: `${props.t('desk.documents.title')} · ${playerId}`,
        body: (
          <DocumentsPage
            {...props}
            documents={documents}
            playerId={Number(playerId)}
            notice={notice}
            typed={typed}
          />
        ),
      };
    },
    status,
  );
}

/**
 * A page of a document as a picture; the platform records who viewed it.
 * @throws Response 403 for staff without permission, or with the platform's refusal
 */
export async function answerDocumentPage(
  request: Request,
  { playerId = '', documentId = '', pageId = '' }: Readonly<Partial<Record<string, string>>>,
): Promise<Response> {
  const staff = await requireStaff(request);
  const headers = { ...staffHeaders, 'content-security-policy': "default-src 'none'" };
  const props = deskProps(staff, '/desk');
  if (!props.may('documents'))
    return new Response(props.t('desk.problem.forbidden'), { status: 403, headers });
  try {
    const { contentType, content } = await deskCaller(staff)({
      method: 'POST',
      path: `${playerCalls(playerId)}/documents/${encodeURIComponent(documentId)}/pages/${encodeURIComponent(pageId)}/view`,
      validate: validatePlatformOperatorDocumentPage,
    });
    return new Response(Buffer.from(content, 'base64'), {
      headers: { ...headers, 'content-type': contentType },
    });
  } catch (error) {
    const { text, status } = problemOf(error, props.t);
    return new Response(text, { status, headers });
  }
}

/** The message after a redirect, or the draft of a form from before the session expired. */
export async function firstLook(
  { view, visit }: StaffRequest,
  request: Request,
  path: string,
): Promise<Partial<Again>> {
  const done = doneTexts[new URL(request.url).searchParams.get('done') ?? ''];
  const typed = await takeDraft(visit, path);
  if (typed) return { typed, notice: { kind: 'info', text: view.t('desk.problem.draft') } };
  return done ? { notice: { kind: 'success', text: view.t(done) } } : {};
}
