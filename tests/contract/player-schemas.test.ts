import { expect, test } from 'vitest';
import marketing from '../../schemas/platform/marketing-preferences.schema.json' with { type: 'json' };
import payment from '../../schemas/platform/payment.schema.json' with { type: 'json' };
import recentMethods from '../../schemas/platform/recent-deposit-methods.schema.json' with { type: 'json' };
import transaction from '../../schemas/platform/transaction.schema.json' with { type: 'json' };
import { validatePlatformMarketingPreferences } from '../../schemas/generated/validators.js';

const values = (list: string) => list.split(' ').sort();

test('WALLET-09 a transaction has every field of the contract', () => {
  const fields = values(
    'amount balanceAfterTransaction category transactionDate referenceId playerId status type walletId',
  );
  expect(transaction.required).toEqual(expect.arrayContaining(fields));
});

test('WALLET-10 WALLET-11 WALLET-12 categories, statuses and types are exactly those of the contract', () => {
  const { category, status, type } = transaction.properties;
  expect([...category.enum].sort()).toEqual(
    values('BONUS CASINO PAYMENT SPORTS VIRTUAL_SPORTS LIVE_CASINO ADJUSTMENT DORMANT_ADJUSTMENT'),
  );
  expect([...status.enum].sort()).toEqual(
    values('FAILED PENDING SUCCESS REVERTED WAITING_INPUT COMPLETED CANCELLED'),
  );
  expect([...type.enum].sort()).toEqual(
    values(
      'BET BET_VOID CASHOUT CASHOUT_VOID DEPOSIT LOSS WIN WIN_VOID WITHDRAW DORMANT REVERSAL FORFEIT CANCELED REVERSAL_DP',
    ),
  );
});

test('WALLET-27 the methods a player has used are the nine of the contract; payments may be crypto besides', () => {
  const nine = values(
    'CREDITCARD EUTELLER MUCHBETTER NETELLER PAYSAFECARD RAPIDTRANSFER SIRU SKRILL TRUSTLY',
  );
  expect([...recentMethods.properties.methods.items.properties.method.enum].sort()).toEqual(nine);
  expect([...payment.properties.method.enum].sort()).toEqual([...nine, 'CRYPTO'].sort());
});

test('ACCT-14 ACCT-15 ACCT-16 marketing preferences have both groups, each whole', () => {
  const [example] = marketing.examples;
  expect(validatePlatformMarketingPreferences(example)).toBe(true);
  for (const group of ['subscriptionChannels', 'subscriptionCommunications']) {
    const { [group]: _left, ...rest } = { ...example } as Record<string, unknown>;
    expect(validatePlatformMarketingPreferences(rest), group).toBe(false);
  }
  const { subscriptionChannels, subscriptionCommunications } = marketing.properties;
  expect(Object.keys(subscriptionChannels.properties).sort()).toEqual(
    values('EMAIL SMS MAIL PHONE PUSH_NOTIFICATION'),
  );
  expect(Object.keys(subscriptionCommunications.properties).sort()).toEqual(
    values('BONUS_OFFER NEWSLETTER CASINO RESPONSIBLE_GAMING'),
  );
});
