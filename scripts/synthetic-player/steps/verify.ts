import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import type { FormFile } from '../http/form';
import type { Page } from '../http/page';
import { type Journey, type Step, pageOf } from '../journey';

const verification = '/my-account/account/verification';
const againMs = 500;

/** Verifies identity and address: by a provider's check if the market has one, else with pictures. */
export const verify: Step = async (journey) => {
  const { browser } = journey;
  const list = () => browser.open(pageOf(journey, verification));
  let page = await list();
  const statuses = () => page.pairs('data-document', 'data-status');
  if (statuses().size === 0) throw page.failure('the list of documents');
  if (!journey.isKnown) {
    if (page.links(/\/verification\/identity$/).length > 0) await checkIdentity(journey);
    else await upload(journey, 'proof-of-id');
    await upload(journey, 'proof-of-address');
    page = await list();
    // The provider's result may arrive after the player is back.
    while (!isSent(statuses().get('PROOF_OF_ID'))) {
      await wait(againMs);
      page = await list();
    }
    if (!isSent(statuses().get('PROOF_OF_ADDRESS'))) throw page.failure('a proof of address under review');
  }
  const [identity, address] = ['PROOF_OF_ID', 'PROOF_OF_ADDRESS'].map(
    (type) => statuses().get(type) ?? 'none',
  );
  return `identity ${identity}, address ${address}`;
};

const isSent = (status: string | undefined) => status === 'VERIFIED' || status === 'UNDER_REVIEW';

/** Completes the page of the simulated provider, which the site shows in a frame. */
async function checkIdentity(journey: Journey): Promise<void> {
  const { browser } = journey;
  const start = await browser.open(pageOf(journey, `${verification}/identity`));
  const around = await browser.send(start.formTo(start.path));
  const address = around.frameAddress();
  if (address === undefined) throw around.failure('a frame with the page of the provider');
  let page = await browser.open(address);
  // A document, a selfie, and the simulator's choice of result: the first one approves.
  for (let steps = 0; steps < 3; steps += 1) page = await browser.send(page.form('step'));
  await browser.open(pageOf(journey, `${verification}?identity=returned`));
}

async function upload(journey: Journey, document: string): Promise<void> {
  const { browser } = journey;
  const page = await browser.open(pageOf(journey, `${verification}/${document}`));
  const form = multipartOf(page);
  const file = form.controls.find(({ kind }) => kind === 'file')?.name ?? 'file';
  const [kind] = form.offers('subType');
  const answer = await browser.send(form, kind === undefined ? {} : { subType: kind }, {
    [file]: await picture(),
  });
  if (answer.status >= 400 || !answer.url.includes('sent='))
    throw answer.failure(`the document ${document} as sent`);
}

function multipartOf(page: Page) {
  const form = page.allForms().find(({ isMultipart }) => isMultipart);
  if (!form) throw page.failure('a form for files');
  return form;
}

/** A blank picture. */
async function picture(): Promise<FormFile> {
  const image = sharp({ create: { width: 600, height: 400, channels: 3, background: '#e8e4da' } });
  return { name: 'synthetic.png', type: 'image/png', bytes: new Uint8Array(await image.png().toBuffer()) };
}
