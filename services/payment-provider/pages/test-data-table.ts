import { testAccounts, testBanks, testCards, testVouchers } from '../data/test-data';
import { accountName } from './account-name';
import { html, type Html } from '../../process/html';
import { fromEuros } from './money';
import { outcomeText } from './outcome-text';
import type { PageContext } from './page-context';

/** Four digits at a time. */
export function inGroups(digits: string): string {
  return digits.replace(/(\d{4})(?=\d)/g, '$1 ');
}

/** The test data of the payment's method, in a collapsed section. */
export function testDataTable(context: PageContext): Html | undefined {
  const rows = rowsOf(context);
  if (rows.length === 0) return undefined;
  return html`<details>
    <summary>${context.texts('testData')}</summary>
    <table>
      <tbody>
        ${rows.map(
          ([name, meaning]) =>
            html`<tr>
              <th scope="row"><bdi>${name}</bdi></th>
              <td>${meaning}</td>
            </tr>`,
        )}
      </tbody>
    </table>
  </details>`;
}

function rowsOf({ record, texts, money }: PageContext): [name: string, meaning: string][] {
  if (record.hosted.instrument !== undefined) return [];
  if (record.kind === 'card')
    return testCards.map((card) => [inGroups(card.number), texts(outcomeText(card))]);
  if (record.kind === 'bank')
    return [
      ...testBanks
        .filter(({ settlesLate }) => settlesLate)
        .map(({ name }): [string, string] => [name, texts('outcome.late')]),
      ...testAccounts.map((account): [string, string] => [
        `${accountName(texts, account.id)} ${account.label}`,
        texts(outcomeText(account)),
      ]),
    ];
  if (record.kind === 'voucher')
    return testVouchers.map(({ code, euros }) => [
      inGroups(code),
      euros === 0 ? texts('outcome.used') : money(fromEuros(euros, record.view.currency)),
    ]);
  return [];
}
