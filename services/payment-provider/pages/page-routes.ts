import express, { type Request, type Response, Router } from 'express';
import { asyncRoute } from '../../process/async-route';
import { ProviderRefusal } from '../errors';
import type { Provider } from '../provider';
import { isAwaitingCustomer } from '../transactions/advance';
import { change, runDue } from '../transactions/change';
import type { Action, ActionResult } from './action';
import {
  chooseOtherBank,
  confirmBank,
  submitAccount,
  submitBank,
  submitPerson,
  submitSignIn,
} from './bank-pages';
import { submitCard, submitChallenge } from './card-pages';
import { sendCoins } from './coin-pages';
import { returnAddress, unknownPage } from './end-page';
import { layout, type Page } from './layout';
import { writeMoney } from './money';
import type { Entered, HostedRecord, PageContext } from './page-context';
import type { PageFiles } from './page-files';
import { pageOf } from './page-of';
import { submitSaved } from './saved-page';
import { type Texts, textsFor } from './texts';
import { submitVoucher } from './voucher-page';

const BODY_LIMIT = '4kb';
const MOST_CHARACTERS = 200;

const cancel: Action = async ({ provider, record }) => {
  await change(provider, record, [{ kind: 'cancelled', byCustomer: true }]);
  return 'return';
};

/** Form handlers by method kind and the last segment of their URL. */
const actions: Readonly<Record<HostedRecord['kind'], Readonly<Record<string, Action>>>> = {
  card: { card: submitCard, challenge: submitChallenge },
  bank: {
    ...{ bank: submitBank, 'sign-in': submitSignIn, person: submitPerson },
    ...{ account: submitAccount, confirm: confirmBank },
    'other-bank': chooseOtherBank,
  },
  voucher: { voucher: submitVoucher },
  crypto: { send: sendCoins },
};

/**
 * The hosted pages and their files.
 * @param siteOrigins sources of `frame-ancestors`
 */
export function pageRoutes(provider: Provider, siteOrigins: readonly string[], files: PageFiles): Router {
  const router = Router({ caseSensitive: true });
  for (const { path, type, content } of Object.values(files))
    router.get(path, (_request, response) => {
      // The URL contains a content hash.
      response.set('cache-control', 'public, max-age=31536000, immutable').type(type).send(content);
    });

  const send = (
    response: Response,
    status: number,
    texts: Texts,
    page: Page,
    hosted?: HostedRecord['hosted'],
  ): void => {
    response
      .status(status)
      .set(headersFor(siteOrigins, hosted))
      .type('html')
      .send(layout(texts, page, files));
  };
  const sendUnknown = (request: Request, response: Response): void => {
    const texts = textsFor(request.acceptsLanguages()[0] ?? '');
    send(response, 404, texts, unknownPage(texts));
  };

  router.get(
    '/pay/:token',
    asyncRoute(async (request, response) => {
      const found = await findRecord(provider, request.params['token']);
      if (found === undefined) return sendUnknown(request, response);
      const record = (await markOpened(provider, found)) ?? found;
      const context = contextOf(provider, record);
      send(response, 200, context.texts, pageOf(context), record.hosted);
    }),
  );
  router.post(
    '/pay/:token/:action',
    express.urlencoded({ extended: false, limit: BODY_LIMIT }),
    asyncRoute(async (request, response) => {
      const { token, action = '' } = request.params;
      const record = await findRecord(provider, token);
      if (record === undefined) return sendUnknown(request, response);
      const context = contextOf(provider, record);
      const entered = enteredIn(request.body);
      const result = await resultOf(context, action, entered);
      if (result === 'return') response.redirect(303, returnAddress(record));
      else if (result === 'page') response.redirect(303, `/pay/${record.hosted.token}`);
      else send(response, 422, context.texts, pageOf(context, result.errors, entered), record.hosted);
    }),
  );
  return router;
}

async function findRecord(provider: Provider, token = ''): Promise<HostedRecord | undefined> {
  const { store } = provider;
  const id = store.ofPage(token)?.view.id;
  if (id === undefined) return undefined;
  // The timer may not have processed it yet.
  await runDue(provider, id);
  const record = store.ofPage(token);
  return record?.hosted && { ...record, hosted: record.hosted };
}

/** Marks the page as opened; concurrent requests do it once. */
async function markOpened(provider: Provider, record: HostedRecord): Promise<HostedRecord | undefined> {
  if (record.view.status !== 'created') return record;
  await change(provider, record, [{ kind: 'opened' }]).catch(ignoreWrongState);
  return findRecord(provider, record.hosted.token);
}

function ignoreWrongState(error: unknown): void {
  if (!(error instanceof ProviderRefusal && error.code === 'wrong_state')) throw error;
}

/** A form that does not fit the state, such as one submitted twice, shows the page in its current state. */
async function resultOf(context: PageContext, name: string, entered: Entered): Promise<ActionResult> {
  const { record } = context;
  const action = name === 'cancel' ? cancel : actionOf(record, name);
  if (action === undefined || !isAwaitingCustomer(record)) return 'page';
  return action(context, entered).catch((error: unknown) => {
    ignoreWrongState(error);
    return 'page';
  });
}

function actionOf({ kind, hosted }: HostedRecord, name: string): Action | undefined {
  if (hosted.instrument !== undefined) return name === 'saved' ? submitSaved : undefined;
  return Object.hasOwn(actions[kind], name) ? actions[kind][name] : undefined;
}

function contextOf(provider: Provider, record: HostedRecord): PageContext {
  const texts = textsFor(record.language);
  const { currency } = record.view;
  return { provider, record, texts, money: (amount) => writeMoney(amount, currency, texts.tag) };
}

function enteredIn(body: unknown): Entered {
  return Object.fromEntries(
    Object.entries(Object(body)).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value.slice(0, MOST_CHARACTERS)]] : [],
    ),
  );
}

function headersFor(
  siteOrigins: readonly string[],
  hosted?: Pick<HostedRecord['hosted'], 'returnUrl' | 'isFramed'>,
): Record<string, string> {
  const ancestors = hosted?.isFramed && siteOrigins.length > 0 ? siteOrigins.join(' ') : "'none'";
  // A submitted form redirects to the merchant, which browsers check against `form-action`.
  const targets = [
    "'self'",
    ...(hosted === undefined ? [] : [new URL(hosted.returnUrl).origin]),
    ...siteOrigins,
  ];
  return {
    'content-security-policy': [
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "connect-src 'self'",
      "base-uri 'none'",
      `form-action ${targets.join(' ')}`,
      `frame-ancestors ${ancestors}`,
    ].join('; '),
    'cross-origin-resource-policy': 'cross-origin',
    ...(ancestors === "'none'" ? { 'x-frame-options': 'DENY' } : {}),
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), clipboard-write=(self)',
  };
}
