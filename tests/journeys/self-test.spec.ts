import { expectAccessible } from '../support/accessibility';
import { expect, test } from '../support/quiet-page';
import { address, brandInTurn, getPage, speakers } from '../support/sites';

test('the self-test says where somebody is, sends nothing, and leads to limits, exclusion and help', async ({
  page,
}) => {
  const site = brandInTurn(1);
  await page.goto(address(site, '/responsible-gambling'));
  await page.locator('main a[href$="/self-test"]').click();
  await expect(page.locator('main h1')).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expectAccessible(page);

  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.method()} ${request.url()}`));
  const outcome = page.locator('[data-self-test]');
  await expect(outcome).toHaveAttribute('data-self-test', 'open');
  const groups = page.locator('main fieldset');
  await expect(groups).toHaveCount(9);
  for (const [index, group] of (await groups.all()).entries())
    await group
      .getByRole('radio')
      .nth(index === 0 ? 3 : 0)
      .check();
  await expect(outcome).toHaveAttribute('data-self-test', 'moderate');
  await expect(outcome).toContainText('3');
  await groups.nth(8).getByRole('radio').nth(3).check();
  await groups.nth(7).getByRole('radio').nth(2).check();
  await expect(outcome).toHaveAttribute('data-self-test', 'high');
  expect(sent.filter((request) => request.includes('self-test') || request.startsWith('POST'))).toEqual([]);
  await expect(page.locator('main a[href$="/my-account/gambling-limits#exclusion"]')).toBeVisible();
  await page.reload();
  await expect(outcome).toHaveAttribute('data-self-test', 'open');
});

test('the self-test is a page of every language of every brand, and says how to add up without scripts', async ({
  request,
}) => {
  for (const site of speakers) {
    const answer = await getPage(request, site, '/self-test');
    expect(answer.status(), site.locale).toBe(200);
    const html = await answer.text();
    expect(html.match(/type="radio"/g), site.locale).toHaveLength(36);
    for (const range of ['1–2', '3–7', '8–27']) expect(html, site.locale).toContain(`<dt>${range}</dt>`);
    expect(html, site.locale).not.toContain('selfTest.');
  }
});
