import { randomBytes } from 'node:crypto';
import { captchaOf } from './captcha-environment.server';
import { crmProviderOf } from './crm-environment.server';
import { messengerProviderOf } from './messenger-environment.server';

/** Address of the content service for browsers. */
const publicContentUrl =
  process.env['CONTENT_PUBLIC_URL'] || process.env['CONTENT_URL'] || 'http://localhost:3001';

/** All settings that the site reads from its environment, with defaults for `npm start`. */
export const environment = {
  brandsDirectory: process.env['BRANDS_DIR'] || 'brands',
  content: {
    url: process.env['CONTENT_URL'] || 'http://localhost:3001',
    /** Address of the delivery API, which Contentful serves on another host (`cdn.contentful.com`) than GraphQL. */
    apiUrl: process.env['CONTENT_API_URL'] || process.env['CONTENT_URL'] || 'http://localhost:3001',
    space: process.env['CONTENT_SPACE'] || 'marquee',
    environment: process.env['CONTENT_ENVIRONMENT'] || 'master',
    token: process.env['CONTENT_DELIVERY_TOKEN'] || 'local-delivery',
    /** Reads drafts and unpublished changes, for previews only. */
    previewToken: process.env['CONTENT_PREVIEW_TOKEN'] || 'local-preview',
    /** Secret that opens the preview (docs/preview.md); without it there are no previews. */
    previewSecret: process.env['CONTENT_PREVIEW_SECRET'] || undefined,
    /** Origins that may show a preview in a frame, separated by spaces. */
    editorOrigins: (process.env['CONTENT_EDITOR_ORIGINS'] ?? 'https://app.contentful.com')
      .split(/\s+/)
      .filter(Boolean)
      .map((address) => new URL(address).origin),
    /** Hosts that show previews only, with `{brand}` for the id of a brand; without the setting there are none. */
    previewHosts: process.env['PREVIEW_HOSTS'] || undefined,
    /** Maximum age of content results in milliseconds; five minutes by default (CONTENT-29). */
    freshMs: Number(process.env['CONTENT_FRESH_MS'] || 300_000),
    /** Timeout of the content client, five minutes by default (CONTENT-31); visitors wait less if a last good version exists. */
    timeoutMs: Number(process.env['CONTENT_TIMEOUT_MS'] || 300_000),
    /** Interval of polling for changes, in case a webhook was lost; 0 turns it off. */
    syncMs: Number(process.env['CONTENT_SYNC_MS'] || 30_000),
    /** Folder that stores last good versions for later processes; not used with Redis. */
    lastGoodDirectory: process.env['CONTENT_LAST_GOOD_DIR'] || undefined,
    /** Secret of signed webhooks. The random default rejects all webhooks; an empty one would let anyone sign. */
    webhookSecret: process.env['CONTENT_WEBHOOK_SECRET'] || randomBytes(32).toString('hex'),
  },
  platform: {
    url: process.env['PLATFORM_URL'] || 'http://localhost:3002',
    /** Addresses of parts of the platform that run elsewhere (NET-01); `app/platform/bases.server.ts` maps paths to them. */
    bases: {
      v1: process.env['PLATFORM_V1_URL'],
      v2: process.env['PLATFORM_V2_URL'],
      context: process.env['PLATFORM_CONTEXT_URL'],
      payments: process.env['PLATFORM_PAYMENTS_URL'],
      content: process.env['PLATFORM_CONTENT_URL'],
      sports: process.env['PLATFORM_SPORTS_URL'],
      identity: process.env['PLATFORM_IDENTITY_URL'],
    },
    /** Address of the platform's websocket gateway for browsers (WS-02). */
    socketUrl:
      process.env['PLATFORM_WS_URL'] ??
      `${(process.env['PLATFORM_URL'] || 'http://localhost:3002').replace(/^http/, 'ws').replace(/\/$/, '')}/platform/ws`,
    key: process.env['PLATFORM_KEY'] || 'local-platform',
    /** Key with scope `operator`, for calls on behalf of staff; without it there is no desk. */
    operatorKey: process.env['PLATFORM_OPERATOR_KEY'] || undefined,
    timeoutMs: Number(process.env['PLATFORM_TIMEOUT_MS'] || 2_000),
    /** For calls during which the platform itself waits for a captcha service or an SMS gateway. */
    thirdPartyTimeoutMs: Number(process.env['PLATFORM_THIRD_PARTY_TIMEOUT_MS'] || 10_000),
  },
  /** Origin of pictures, for the Content-Security-Policy. */
  imageOrigin: publicContentUrl,
  /** Origins of films and captions, separated by spaces: Contentful serves them from other hosts than pictures. */
  mediaOrigins: process.env['CONTENT_MEDIA_URL'] || publicContentUrl,
  pages: {
    /** A page that takes longer, in milliseconds, is replaced by the brand's error screen. */
    deadlineMs: Number(process.env['PAGE_DEADLINE_MS'] || 8_000),
    /** `off` renders every page again, for measurements. */
    cache: process.env['PAGE_CACHE'] === 'off' ? 'off' : 'on',
    /**
     * Maximum age in milliseconds of a cached page for visitors who are not signed in; a change of content
     * invalidates it at once.
     */
    freshMs: Number(process.env['PAGE_FRESH_MS'] || 10_000),
    /** Milliseconds after that during which a stale page is served while it is revalidated. */
    staleMs: Number(process.env['PAGE_STALE_MS'] || 60_000),
    /** Megabytes of memory for compressed pages. */
    megabytes: Number(process.env['PAGE_CACHE_MB'] || 128),
  },
  /** `off` renders every block again, for measurements. */
  blockCache: process.env['BLOCK_CACHE'] === 'off' ? 'off' : 'on',
  /** Shares sessions, sign-in limits and content invalidations between processes; without it each process has its own. */
  redisUrl: process.env['REDIS_URL'] || undefined,
  /** Milliseconds for which a stopping process still accepts requests, until the load balancer notices. */
  stopDelayMs: Number(process.env['STOP_DELAY_MS'] || 0),
  /** Bearer token for `/metrics`; without one only this machine has access. */
  metricsToken: process.env['METRICS_TOKEN'] || undefined,
  /**
   * Header in which a CDN sends the channel, `mobile` or `desktop`; if the country is sent too, pages have cache
   * headers for the CDN.
   */
  channelHeader: process.env['CHANNEL_HEADER'] || undefined,
  /** Header in which a CDN or proxy sends the visitor's country. */
  countryHeader: process.env['COUNTRY_HEADER'] || undefined,
  /** Address database in MaxMind's format, used if no header has the country. */
  countryDatabase: process.env['COUNTRY_DATABASE'] || undefined,
  /** Hosts that show the gallery outside development; `*.example.com` matches every host below `example.com`. */
  galleryHosts: (process.env['GALLERY_HOSTS'] ?? '')
    .split(',')
    .map((host) => host.trim())
    .filter(Boolean),
  /** Demo mode: accounts that are published with the project can sign in. */
  demo: process.env['MARQUEE_DEMO'] === '1',
  staff: {
    /** JSON file of the staff accounts (docs/desk.md); without one, staff cannot sign in. */
    file: process.env['STAFF_FILE'] || undefined,
    /** Hosts of the desk; `*.example.com` matches every host below `example.com`. */
    hosts: (process.env['STAFF_HOSTS'] ?? '')
      .split(',')
      .map((host) => host.trim())
      .filter(Boolean),
  },
  /** Origin of the games of a provider, whose id replaces `{provider}`. */
  gameOrigins: process.env['GAME_ORIGINS'] || 'http://{provider}.games.localhost:3003',
  /** Origin of the sportsbook's frames. */
  sportsbookOrigin: process.env['SPORTSBOOK_ORIGIN'] || 'http://sportsbook.localhost:3008',
  /** Origins of hosted payment pages. */
  paymentOrigins: (process.env['PAYMENT_ORIGINS'] || 'http://payments.localhost:3007')
    .split(/\s+/)
    .filter(Boolean),
  /** Origins of hosted identity checks. */
  identityOrigins: (process.env['IDENTITY_ORIGINS'] || 'http://identity.localhost:3002')
    .split(/\s+/)
    .filter(Boolean),
  /** The captcha of registrations (docs/captcha.md); without one they have no token. */
  captcha: captchaOf(process.env),
  /** The provider of the messenger (docs/messenger.md); without one no page has a chat. */
  messenger: messengerProviderOf(process.env),
  /** The CRM provider (docs/inbox.md); without one no page loads its script. */
  crm: crmProviderOf(process.env),
  /** Script of the ad-master tag (MARKET-32); without one no page has it. */
  adMasterUrl: process.env['AD_MASTER_URL'] || undefined,
  /** Token for `/gallery/capture`; without one it is closed outside development. */
  captureToken: process.env['CAPTURE_TOKEN'] || undefined,
  /** Port of the site for browsers. Defaults to the scheme's own behind a proxy, else to the port this process listens on. */
  publicPort:
    process.env['PUBLIC_PORT'] || (process.env['TRUST_PROXY'] === '1' ? '' : process.env['PORT'] || '3000'),
  /** Set behind a proxy that overwrites X-Forwarded-For. */
  trustProxy: process.env['TRUST_PROXY'] === '1',
};
