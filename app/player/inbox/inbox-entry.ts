/** The two lists of the inbox. */
export type InboxList = 'messages' | 'notifications';

/** A message or notification as its page shows it, in the language of the page. */
export interface InboxEntry {
  id: string;
  title: string;
  text: string;
  /** Page that the entry is about, below the locale, and the words that lead there. */
  link?: { path: string; label: string };
  /** When it was sent: ISO 8601, and as the reader writes it. */
  sentAt: string;
  date: string;
  read: boolean;
}

/** What an inbox page is loaded with. */
export interface InboxPageData {
  /** Undefined when the platform did not answer. */
  entries: InboxEntry[] | undefined;
  /** Entries there are, of which the newest are listed. */
  total: number;
  unread: { messages: number; notifications: number };
  /** Whether the CRM provider may show offers to the player. */
  offers: boolean;
}
