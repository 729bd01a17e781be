import { type LiveAnswer, readLiveMessage } from './live-answer';
import { showTableFacts, type TableLabels } from './show-table-facts';
import { createSocket } from './socket';

/** Live tables and jackpots on a page. */
export interface Topics {
  tables: string[];
  jackpots: string[];
}

interface LiveFeedOptions {
  labels: TableLabels;
  /** Returns the topics currently on the page. */
  topics: () => Topics;
  onAnswer: (answer: LiveAnswer) => void;
}

/** The platform's live feed, open while the tab is visible and shows something live. */
export interface LiveFeed {
  readonly isOpen: boolean;
  /** Sends the page's current topics to the feed; opens it for the first one. */
  watch(): void;
}

export function createLiveFeed(href: string, { labels, topics, onAnswer }: LiveFeedOptions): LiveFeed {
  let watched = '';
  const socket = createSocket({
    connect: () => Promise.resolve(new WebSocket(href)),
    onOpen() {
      watched = '';
      watch();
    },
    onMessage(text) {
      const answer = readLiveMessage(text);
      if (!answer) return;
      onAnswer(answer);
      showTableFacts(answer.tables, labels);
    },
    gaveUp: 'The live feed stopped after the last reconnect; live values are still polled.',
    // eslint-disable-next-line no-console -- WS-08 wants it said there
    log: (text) => console.warn(text),
  });

  function watch(): void {
    if (document.hidden) return;
    const { tables, jackpots } = topics();
    if (socket.state.name === 'off' && tables.length + jackpots.length > 0) socket.start();
    const text = JSON.stringify([tables, jackpots]);
    if (socket.state.name !== 'open' || text === watched) return;
    watched = text;
    socket.send({ action: 'watch', tables, jackpots });
  }

  document.addEventListener('visibilitychange', () => (document.hidden ? socket.stop() : watch()));
  // An open socket would keep the page from being restored by the back button.
  addEventListener('pagehide', () => socket.stop());
  addEventListener('pageshow', ({ persisted }) => persisted && watch());
  watch();
  return {
    get isOpen() {
      return socket.state.name === 'open';
    },
    watch,
  };
}
