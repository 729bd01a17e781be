/** The two lists of the inbox. */
export type InboxList = 'messages' | 'notifications';

/** A message or notification in the form its page shows, in the page's language. */
export interface InboxEntry {
  id: string;
  title: string;
  text: string;
  /** Page that the entry is about, below the locale, with the link's label. */
  link?: { path: string; label: string };
  /** When it was sent: ISO 8601, and formatted. */
  sentAt: string;
  date: string;
  read: boolean;
}

/** Loader data of an inbox page. */
export interface InboxPageData {
  /** Undefined when the platform did not respond. */
  entries: InboxEntry[] | undefined;
  /** Total number of entries, of which the newest are listed. */
  total: number;
  unread: { messages: number; notifications: number };
  /** Whether the CRM provider may show offers to the player. */
  offers: boolean;
}
