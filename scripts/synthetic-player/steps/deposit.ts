import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from '../http/page';
import { type Step, pageOf } from '../journey';
import { payHosted } from './pay-hosted';

const againMs = 500;
const underway = ['created', 'redirected', 'authorised', 'pending'];

/** Deposits by card if the market has cards, else by its first method, until the money is booked. */
export const deposit: Step = async (journey) => {
  const { browser, amounts } = journey;
  const page = await browser.open(pageOf(journey, '/my-account/banking/deposit'));
  const form = page.form('method');
  // A choice with a dot is a saved instrument, which does not lead to the provider's page.
  const methods = form.offers('method').filter((each) => !each.includes('.'));
  const method = methods.find((each) => each === 'CREDITCARD') ?? methods[0] ?? '';
  const hosted = await browser.send(form, { method, amount: amounts.deposit });
  if (hosted.status >= 400) throw hosted.failure('the page of the payment provider');
  let result = isOfSite(hosted, page) ? hosted : await payHosted(browser, hosted, page.origin);
  while (underway.includes(result.mark('data-state') ?? '')) {
    await wait(againMs);
    result = await browser.open(result.url);
  }
  if (result.mark('data-state') !== 'settled') throw result.failure('a deposit that is settled');
  return `${amounts.deposit} by ${method}`;
};

/** A payment with a saved instrument may skip the provider's page. */
const isOfSite = (page: Page, { origin }: Page) => page.origin === origin;
