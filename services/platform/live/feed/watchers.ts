import type { PlatformLiveValues } from '../../../../schemas/generated/types';
import type { OpenSocket } from '../../gateway/sockets';

/** Something a client can watch: a table, or a jackpot in a currency. */
export type Topic = `tables:${string}` | `jackpots:${string}:${string}`;

/** Current values by topic. */
export type Values = ReadonlyMap<Topic, Table | Jackpot>;
export type Table = PlatformLiveValues['body']['tables'][number];
export type Jackpot = PlatformLiveValues['body']['jackpots'][number];

/** The clients of a feed and their topics. */
export interface Watchers {
  /** Replaces a client's topics; its next message contains all their values. */
  watch(socket: OpenSocket, topics: readonly Topic[]): void;
  leave(socket: OpenSocket): void;
  /** All watched topics. */
  topics(): Topic[];
  /** Sends each client the values of its topics that changed since the last call. Topics without a value are skipped. */
  send(values: Values): void;
}

export function createWatchers(): Watchers {
  const topicsOf = new Map<OpenSocket, readonly Topic[]>();
  const byTopic = new Map<Topic, Set<OpenSocket>>();
  /** Clients that have not received a message since they set their topics. */
  const fresh = new Set<OpenSocket>();
  /** Last sent values as JSON. */
  const sent = new Map<Topic, string>();

  function leave(socket: OpenSocket): void {
    fresh.delete(socket);
    for (const topic of topicsOf.get(socket) ?? []) {
      const sockets = byTopic.get(topic);
      sockets?.delete(socket);
      if (sockets?.size !== 0) continue;
      byTopic.delete(topic);
      sent.delete(topic);
    }
    topicsOf.delete(socket);
  }

  /** Stores the values and returns the changed topics. */
  function changedTopics(values: Values): Topic[] {
    return [...values].flatMap(([topic, value]) => {
      const text = JSON.stringify(value);
      if (sent.get(topic) === text || !byTopic.has(topic)) return [];
      sent.set(topic, text);
      return [topic];
    });
  }

  return {
    watch(socket, topics) {
      leave(socket);
      topicsOf.set(socket, topics);
      fresh.add(socket);
      for (const topic of topics) byTopic.set(topic, (byTopic.get(topic) ?? new Set()).add(socket));
    },
    leave,
    topics: () => [...byTopic.keys()],
    send(values) {
      const outgoing = new Map<OpenSocket, Topic[]>();
      for (const topic of changedTopics(values)) {
        for (const socket of byTopic.get(topic) ?? []) {
          const topics = outgoing.get(socket);
          if (topics) topics.push(topic);
          else outgoing.set(socket, [topic]);
        }
      }
      for (const socket of fresh) outgoing.set(socket, [...(topicsOf.get(socket) ?? [])]);
      fresh.clear();
      for (const [socket, topics] of outgoing) socket.send(messageOf(topics, sent));
    },
  };
}

/** Joins serialised values, so that each is serialised once for all clients. */
function messageOf(topics: readonly Topic[], texts: ReadonlyMap<Topic, string>): string {
  const list = (kind: 'tables' | 'jackpots') =>
    topics.flatMap((topic) => (topic.startsWith(`${kind}:`) ? (texts.get(topic) ?? []) : [])).join(',');
  return `{"body":{"type":"LIVE_VALUES","tables":[${list('tables')}],"jackpots":[${list('jackpots')}]}}`;
}
