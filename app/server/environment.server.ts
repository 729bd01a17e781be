import { randomBytes } from 'node:crypto';
import { captchaOf } from './captcha-environment.server';
import { crmProviderOf } from './crm-environment.server';
import { messengerProviderOf } from './messenger-environment.server';

/** Address of the content service as browsers reach it. */
const publicContentUrl =
  process.env['CONTENT_PUBLIC_URL'] || process.env['CONTENT_URL'] || 'http://localhost:3001';

/** Everything the site reads from its environment, with the values that fit `npm start`. */
export const environment = {
  brandsDirectory: process.env['BRANDS_DIR'] || 'brands',
  content: {
    url: process.env['CONTENT_URL'] || 'http://localhost:3001',
    /** Address of the delivery API: Contentful has it on another host (`cdn.contentful.com`) than GraphQL. */
    apiUrl: process.env['CONTENT_API_URL'] || process.env['CONTENT_URL'] || 'http://localhost:3001',
    space: process.env['CONTENT_SPACE'] || 'marquee',
    environment: process.env['CONTENT_ENVIRONMENT'] || 'master',
    token: process.env['CONTENT_DELIVERY_TOKEN'] || 'local-delivery',
    /** Reads drafts and unpublished changes, for editors in preview only. */
    previewToken: process.env['CONTENT_PREVIEW_TOKEN'] || 'local-preview',
    /** Opens the preview (docs/preview.md); without one there is none. */
    previewSecret: process.env['CONTENT_PREVIEW_SECRET'] || undefined,
    /** Where editors may show a page in preview in a frame, separated by spaces. */
    editorOrigins: (process.env['CONTENT_EDITOR_ORIGINS'] ?? 'https://app.contentful.com')
      .split(/\s+/)
      .filter(Boolean)
      .map((address) => new URL(address).origin),
    /** Hosts that show previews only, with `{brand}` for the id of a brand; without them there are none. */
    previewHosts: process.env['PREVIEW_HOSTS'] || undefined,
    /** A content result is fresh for five minutes (CONTENT-29). */
    freshMs: Number(process.env['CONTENT_FRESH_MS'] || 300_000),
    /** The content client gives up after five minutes (CONTENT-31); visitors wait less where an older copy exists. */
    timeoutMs: Number(process.env['CONTENT_TIMEOUT_MS'] || 300_000),
    /** Interval of polling for changes, in case a webhook was lost; 0 turns it off. */
    syncMs: Number(process.env['CONTENT_SYNC_MS'] || 30_000),
    /** Folder that keeps the last good versions for the next process; without one, or with Redis, there is none. */
    lastGoodDirectory: process.env['CONTENT_LAST_GOOD_DIR'] || undefined,
    /** Without one no webhook is believed; an empty one anybody could sign with. */
    webhookSecret: process.env['CONTENT_WEBHOOK_SECRET'] || randomBytes(32).toString('hex'),
  },
  platform: {
    url: process.env['PLATFORM_URL'] || 'http://localhost:3002',
    /** Addresses of parts that run elsewhere than the rest (NET-01); `app/platform/bases.server.ts` says which paths they serve. */
    bases: {
      v1: process.env['PLATFORM_V1_URL'],
      v2: process.env['PLATFORM_V2_URL'],
      context: process.env['PLATFORM_CONTEXT_URL'],
      payments: process.env['PLATFORM_PAYMENTS_URL'],
      content: process.env['PLATFORM_CONTENT_URL'],
      sports: process.env['PLATFORM_SPORTS_URL'],
      identity: process.env['PLATFORM_IDENTITY_URL'],
    },
    /** Address at which browsers reach the platform's websocket gateway (WS-02). */
    socketUrl:
      process.env['PLATFORM_WS_URL'] ??
      `${(process.env['PLATFORM_URL'] || 'http://localhost:3002').replace(/^http/, 'ws').replace(/\/$/, '')}/platform/ws`,
    key: process.env['PLATFORM_KEY'] || 'local-platform',
    /** Key of the scope `operator` that names the staff it calls for; without one there is no desk. */
    operatorKey: process.env['PLATFORM_OPERATOR_KEY'] || undefined,
    timeoutMs: Number(process.env['PLATFORM_TIMEOUT_MS'] || 2_000),
    /** For calls in which the platform itself waits for a captcha service or an SMS gateway. */
    thirdPartyTimeoutMs: Number(process.env['PLATFORM_THIRD_PARTY_TIMEOUT_MS'] || 10_000),
  },
  /** Where pictures come from, for the Content-Security-Policy. */
  imageOrigin: publicContentUrl,
  /** Where films and captions come from, separated by spaces: Contentful keeps them at other hosts than pictures. */
  mediaOrigins: process.env['CONTENT_MEDIA_URL'] || publicContentUrl,
  pages: {
    /** A page that is not loaded by then, in milliseconds, becomes the brand's error screen. */
    deadlineMs: Number(process.env['PAGE_DEADLINE_MS'] || 8_000),
    /** `off` makes every page anew, for measurements. */
    cache: process.env['PAGE_CACHE'] === 'off' ? 'off' : 'on',
    /** A page of visitors who are not signed in is given again for so long, in milliseconds; a change of content ends that at once. */
    freshMs: Number(process.env['PAGE_FRESH_MS'] || 10_000),
    /** After that it is given for so long while a newer one is made. */
    staleMs: Number(process.env['PAGE_STALE_MS'] || 60_000),
    /** Megabytes of memory for compressed pages. */
    megabytes: Number(process.env['PAGE_CACHE_MB'] || 128),
  },
  /** `off` renders every block anew, for measurements. */
  blockCache: process.env['BLOCK_CACHE'] === 'off' ? 'off' : 'on',
  /** Sessions, sign-in limits and news of changed content are shared through it; without one the process keeps them itself. */
  redisUrl: process.env['REDIS_URL'] || undefined,
  /** Milliseconds a stopping process still accepts requests, so that the load balancer notices. */
  stopDelayMs: Number(process.env['STOP_DELAY_MS'] || 0),
  /** Bearer token that reads `/metrics`; without one only this machine may. */
  metricsToken: process.env['METRICS_TOKEN'] || undefined,
  /** Header in which a CDN in front names the channel, `mobile` or `desktop`; with the country too, pages carry headers for the CDN. */
  channelHeader: process.env['CHANNEL_HEADER'] || undefined,
  /** Header in which a CDN or proxy in front names the visitor's country. */
  countryHeader: process.env['COUNTRY_HEADER'] || undefined,
  /** Database of addresses in MaxMind's format that names the country where no header does. */
  countryDatabase: process.env['COUNTRY_DATABASE'] || undefined,
  /** Hosts that show the gallery outside development; `*.example.com` matches every host below `example.com`. */
  galleryHosts: (process.env['GALLERY_HOSTS'] ?? '')
    .split(',')
    .map((host) => host.trim())
    .filter(Boolean),
  /** Demo mode: accounts that are published with the project are valid. */
  demo: process.env['MARQUEE_DEMO'] === '1',
  staff: {
    /** JSON file of the accounts of staff (docs/desk.md); without one, staff cannot sign in. */
    file: process.env['STAFF_FILE'] || undefined,
    /** Hosts at which staff work; `*.example.com` matches every host below `example.com`. */
    hosts: (process.env['STAFF_HOSTS'] ?? '')
      .split(',')
      .map((host) => host.trim())
      .filter(Boolean),
  },
  /** Origin of the games of a provider, whose id replaces `{provider}`. */
  gameOrigins: process.env['GAME_ORIGINS'] || 'http://{provider}.games.localhost:3003',
  /** Origin of the frames of the sportsbook. */
  sportsbookOrigin: process.env['SPORTSBOOK_ORIGIN'] || 'http://sportsbook.localhost:3008',
  /** Origins of the pages on which players pay. */
  paymentOrigins: (process.env['PAYMENT_ORIGINS'] || 'http://payments.localhost:3007')
    .split(/\s+/)
    .filter(Boolean),
  /** Origins of the pages on which identities are checked. */
  identityOrigins: (process.env['IDENTITY_ORIGINS'] || 'http://identity.localhost:3002')
    .split(/\s+/)
    .filter(Boolean),
  /** The captcha of registrations (docs/captcha.md); without one they carry no token. */
  captcha: captchaOf(process.env),
  /** The provider of the messenger (docs/messenger.md); without one no page has a chat. */
  messenger: messengerProviderOf(process.env),
  /** The CRM provider (docs/inbox.md); without one no page loads its script. */
  crm: crmProviderOf(process.env),
  /** Script of the ad-master tag (MARKET-32); without one no page has it. */
  adMasterUrl: process.env['AD_MASTER_URL'] || undefined,
  /** Opens `/gallery/capture`; without one it is closed outside development. */
  captureToken: process.env['CAPTURE_TOKEN'] || undefined,
  /** Port at which browsers reach the site; without one the scheme's own behind a proxy, else the port this process listens on. */
  publicPort:
    process.env['PUBLIC_PORT'] || (process.env['TRUST_PROXY'] === '1' ? '' : process.env['PORT'] || '3000'),
  /** Set behind a proxy that overwrites X-Forwarded-For. */
  trustProxy: process.env['TRUST_PROXY'] === '1',
};
