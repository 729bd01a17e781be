import type { MessageKey } from '../../../schemas/generated/message-keys';
import type { PlayerUnread } from '../../../schemas/generated/types';

/** Tabs of the account pages (ROUTE-51). */
export const accountTabs = ['account', 'verification'] as const;
export const bonusTabs = ['rewards', 'active'] as const;
export const bankingTabs = ['transactions', 'deposit', 'withdraw'] as const;

type Tab =
  (typeof accountTabs)[number] | (typeof bonusTabs)[number] | (typeof bankingTabs)[number] | 'statements';

/** The page of each tab, below the locale (ROUTE-32), and the statements. */
export const tabPaths: Record<Tab, string> = {
  account: '/my-account/account',
  verification: '/my-account/account/verification',
  rewards: '/my-account/rewards',
  active: '/my-account/rewards/active',
  transactions: '/my-account/banking/transactions',
  statements: '/my-account/banking/statements',
  deposit: '/my-account/banking/deposit',
  withdraw: '/my-account/banking/withdraw',
};

/** The account page in its three parts. */
export const accountPaths = {
  details: tabPaths.account,
  security: `${tabPaths.account}/security`,
  preferences: `${tabPaths.account}/preferences`,
};

/** Limits, breaks and reality checks (ROUTE-32). */
export const gamblingLimitsPath = '/my-account/gambling-limits';

/** The player's loyalty points and level. */
export const loyaltyPagePath = `${tabPaths.rewards}/loyalty`;

/** Messages and offers, and account notifications (ROUTE-32). */
export const inboxPaths = {
  messages: '/my-account/inbox',
  notifications: '/my-account/inbox/notifications',
};

interface AccountGroup {
  title: MessageKey;
  pages: {
    path: string;
    label: MessageKey;
    /** Query of the link; the page of the path is marked as current. */
    query?: string;
    /** Only where the site offers the sportsbook. */
    isSports?: true;
    /** The rule that a site must enable for this page. */
    rule?: 'loyalty';
    /** The list whose number of unread entries is shown beside the link. */
    unread?: keyof PlayerUnread;
  }[];
}

/** Links to all account pages, in this order. */
export const accountNavigation: AccountGroup[] = [
  {
    title: 'account.groups.account',
    pages: [
      { path: accountPaths.details, label: 'account.pages.details' },
      { path: accountPaths.security, label: 'account.pages.security' },
      { path: accountPaths.preferences, label: 'account.pages.preferences' },
      { path: tabPaths.verification, label: 'account.pages.verification' },
    ],
  },
  {
    title: 'account.groups.inbox',
    pages: [
      { path: inboxPaths.messages, label: 'account.pages.inbox', unread: 'messages' },
      { path: inboxPaths.notifications, label: 'account.pages.notifications', unread: 'notifications' },
    ],
  },
  {
    title: 'account.groups.banking',
    pages: [
      { path: tabPaths.deposit, label: 'account.pages.deposit' },
      { path: tabPaths.withdraw, label: 'account.pages.withdraw' },
      { path: tabPaths.transactions, label: 'account.pages.transactions' },
      {
        path: tabPaths.transactions,
        query: '?category=SPORTS',
        label: 'account.pages.bets',
        isSports: true,
      },
      { path: tabPaths.statements, label: 'account.pages.statements' },
    ],
  },
  {
    title: 'account.groups.rewards',
    pages: [
      { path: tabPaths.rewards, label: 'account.pages.rewards' },
      { path: tabPaths.active, label: 'account.pages.activeRewards' },
      { path: loyaltyPagePath, label: 'account.pages.loyalty', rule: 'loyalty' },
    ],
  },
  {
    title: 'account.groups.protection',
    pages: [{ path: gamblingLimitsPath, label: 'account.pages.gamblingLimits' }],
  },
];

/** The navigation page of a path: itself, or its nearest ancestor. @param path below the locale */
export function navigationPathOf(path: string): string | undefined {
  return accountNavigation
    .flatMap(({ pages }) => pages.map((page) => page.path))
    .filter((page) => path === page || path.startsWith(`${page}/`))
    .sort((one, other) => other.length - one.length)[0];
}
