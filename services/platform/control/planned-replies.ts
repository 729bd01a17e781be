import { setTimeout as wait } from 'node:timers/promises';
import type { RequestHandler } from 'express';

/** Planned response of a path. Without a status the real response is sent after the delay. */
export interface PlannedReply {
  method: string;
  path: string;
  status?: number;
  body?: unknown;
  delayMs?: number;
  /** Number of calls; defaults to one. */
  count?: number;
}

/** Responses planned by tests, consumed in order. */
export interface PlannedReplies {
  plan(reply: PlannedReply): void;
  clear(): void;
  handle: RequestHandler;
}

export function createPlannedReplies(): PlannedReplies {
  let plans: { reply: PlannedReply; left: number }[] = [];

  function take(method: string, path: string): PlannedReply | undefined {
    const plan = plans.find(({ reply }) => reply.method === method && reply.path === path);
    if (plan === undefined) return undefined;
    plan.left -= 1;
    if (plan.left <= 0) plans = plans.filter((other) => other !== plan);
    return plan.reply;
  }

  return {
    plan(reply) {
      plans.push({ reply, left: reply.count ?? 1 });
    },
    clear() {
      plans = [];
    },
    handle(request, response, next) {
      const reply = take(request.method, request.path);
      if (reply === undefined) {
        next();
        return;
      }
      wait(reply.delayMs ?? 0).then(() => {
        if (reply.status === undefined) next();
        else response.status(reply.status).json(reply.body ?? {});
      }, next);
    },
  };
}
