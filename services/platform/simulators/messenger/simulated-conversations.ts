import { randomBytes, randomUUID } from 'node:crypto';

/** A message of a conversation. */
export interface SimulatedMessage {
  from: 'visitor' | 'staff';
  text: string;
  /** ISO 8601. */
  at: string;
  /** Author among the staff; null for the visitor. */
  author: string | null;
}

/** A conversation of a visitor with the support of a site. */
export interface SimulatedConversation {
  id: string;
  /** Grants access to the browser that started the conversation. */
  secret: string;
  siteId: number;
  /** BCP 47. */
  language: string;
  /** The player according to the site's token; null without a valid one. */
  externalId: string | null;
  /** The values of the custom fields; a site sets one, the player. */
  fields: readonly string[];
  status: 'open' | 'closed';
  messages: SimulatedMessage[];
  /** ISO 8601. */
  updatedAt: string;
}

/** Visitor data sent by the browser with each message. */
export interface Visitor {
  language: string;
  externalId: string | null;
  fields: readonly string[];
}

export interface SimulatedConversations {
  begin(siteId: number, visitor: Visitor, text: string): SimulatedConversation;
  /** Undefined without the secret of the conversation. */
  ofBrowser(id: string, secret: string): SimulatedConversation | undefined;
  /** Adds a visitor's message; reopens a closed conversation. */
  write(conversation: SimulatedConversation, visitor: Visitor, text: string): void;
  /** The conversations of a site, unanswered ones first, the longest waiting first. */
  ofSite(siteId: number): SimulatedConversation[];
  find(siteId: number, id: string): SimulatedConversation | undefined;
  answer(conversation: SimulatedConversation, author: string, text: string): void;
  close(conversation: SimulatedConversation): void;
  reset(): void;
}

/** Limit in memory; the oldest one is dropped. */
const MOST_CONVERSATIONS = 1_000;
const MOST_MESSAGES = 500;

/** True if the last message of an open conversation is the visitor's. */
export function isWaiting({ status, messages }: SimulatedConversation): boolean {
  return status === 'open' && messages.at(-1)?.from === 'visitor';
}

/**
 * Conversations of the simulated messenger, lost when the process ends.
 * @param now milliseconds since the epoch
 */
export function createSimulatedConversations(now: () => number): SimulatedConversations {
  const conversations = new Map<string, SimulatedConversation>();
  const moment = () => new Date(now()).toISOString();
  const add = (conversation: SimulatedConversation, message: Omit<SimulatedMessage, 'at'>): void => {
    const at = moment();
    conversation.messages = [...conversation.messages, { ...message, at }].slice(-MOST_MESSAGES);
    conversation.updatedAt = at;
  };
  return {
    begin(siteId, visitor, text) {
      const oldest = conversations.size >= MOST_CONVERSATIONS ? conversations.keys().next().value : undefined;
      if (oldest !== undefined) conversations.delete(oldest);
      const conversation: SimulatedConversation = {
        id: randomUUID(),
        secret: randomBytes(24).toString('base64url'),
        siteId,
        ...visitor,
        status: 'open',
        messages: [],
        updatedAt: moment(),
      };
      add(conversation, { from: 'visitor', text, author: null });
      conversations.set(conversation.id, conversation);
      return conversation;
    },
    ofBrowser(id, secret) {
      const conversation = conversations.get(id);
      return conversation?.secret === secret ? conversation : undefined;
    },
    write(conversation, visitor, text) {
      Object.assign(conversation, visitor, { status: 'open' });
      add(conversation, { from: 'visitor', text, author: null });
    },
    ofSite(siteId) {
      return [...conversations.values()]
        .filter((conversation) => conversation.siteId === siteId)
        .sort(
          (a, b) =>
            Number(isWaiting(b)) - Number(isWaiting(a)) ||
            (isWaiting(a) ? a.updatedAt.localeCompare(b.updatedAt) : b.updatedAt.localeCompare(a.updatedAt)),
        );
    },
    find(siteId, id) {
      const conversation = conversations.get(id);
      return conversation?.siteId === siteId ? conversation : undefined;
    },
    answer(conversation, author, text) {
      add(conversation, { from: 'staff', text, author });
    },
    close(conversation) {
      conversation.status = 'closed';
      conversation.updatedAt = moment();
    },
    reset: () => conversations.clear(),
  };
}
