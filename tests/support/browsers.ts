/** User agents of real browsers. A headless one identifies itself as "HeadlessChrome", which servers may treat as a crawler. */
export const desktopAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/144.0.0.0 Safari/537.36';

export const phoneAgent =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/144.0.0.0 Mobile Safari/537.36';

/** User agents of crawlers: a search engine, and the one that a headless browser is mistaken for. */
export const crawlerAgents = {
  Googlebot: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  HeadlessChrome: desktopAgent.replace('Chrome/', 'HeadlessChrome/'),
};
