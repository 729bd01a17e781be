import type { Browser } from '../http/browser';
import type { Page } from '../http/page';

const mostPages = 8;
const card = { number: '4242424242424242', expiry: '12/39', cvc: '123', name: 'Synthetic Player' };
const voucher = '1000200030004000';

/**
 * Pays on the simulated provider's pages, with its test data, until they redirect back.
 * @param site origin they redirect to
 * @throws StepFailure at a page other than the provider's
 */
export async function payHosted(browser: Browser, first: Page, site: string): Promise<Page> {
  let page = first;
  for (let pages = 0; pages < mostPages && page.origin !== site; pages += 1) page = await next(browser, page);
  if (page.origin !== site) throw page.failure(`the way back to ${site}`);
  return page;
}

async function next(browser: Browser, page: Page): Promise<Page> {
  const having = (name: string) => page.forms(name)[0];
  const [number, code, bank, account, slip] = ['number', 'code', 'bank', 'account', 'voucher'].map(having);
  if (number) return browser.send(number, card);
  if (code) return browser.send(code, { code: /\b\d{6}\b/.exec(page.textAt('message'))?.[0] ?? '' });
  if (bank) return browser.send(bank, { bank: bank.offers('bank')[0] ?? '' });
  if (account) return browser.send(account, { account: account.offers('account')[0] ?? '' });
  if (slip) return browser.send(slip, { voucher });
  // A page to confirm, with a button to go on and one to give up.
  const [confirm] = page.allForms();
  if (confirm) return browser.send(confirm);
  const [back] = page.links(/./);
  if (back === undefined) throw page.failure('a page of the payment provider');
  return browser.open(back);
}
