import { type Logger, pino } from 'pino';
import type { SignInWays } from '../../schemas/generated/types';
import { createLimitedServer, type HttpLimits } from '../../services/process/http-limits';
import { listen, stopServer } from '../../services/process/listen';
import { createApp } from './app';
import { ContentApi, type ContentAddress } from './content-api';
import { openClientFiles } from './client-files';
import { createOpenId } from './openid/openid';
import type { OpenIdSettings } from './openid/openid-provider';
import { SessionCookies } from './session-cookies';

export interface StudioOptions {
  /** 0 selects a free port. */
  readonly port: number;
  readonly host: string;
  /** Origin of the studio for browsers. */
  readonly url: string;
  /** Origin of a brand's previews, with `{brand}` for its id. */
  readonly previewUrl: string;
  readonly signInWay: SignInWays['way'];
  /** Encrypts sessions. */
  readonly sessionSecret: string;
  /** If missing, people sign in by password only. */
  readonly openId?: OpenIdSettings | undefined;
  readonly siteUrl: string;
  /** Folder of brand changes; if missing, brands cannot be changed. */
  readonly changesFolder?: string;
  /** Origin of pictures for browsers. */
  readonly mediaUrl: string;
  readonly content: ContentAddress;
  /** Address for uploads to the content service. */
  readonly uploadUrl: string;
  /** Shared with the site; if missing, there is no preview. */
  readonly previewSecret: string | undefined;
  readonly httpLimits: HttpLimits;
  readonly demo: boolean;
  readonly logger?: Logger;
  /** Milliseconds since the epoch; defaults to `Date.now`. */
  readonly now?: () => number;
}

export interface RunningStudio {
  /** Address of the process itself. */
  readonly url: string;
  close(): Promise<void>;
}

const CLOSE_GRACE_MS = 3_000;

/** Starts the studio. @throws the listening error when the port is taken */
export async function startStudio(options: StudioOptions): Promise<RunningStudio> {
  const log = options.logger ?? pino({ name: 'studio', level: 'warn' });
  const now = options.now ?? Date.now;
  const content = new ContentApi(options.content);
  const cookies = { secret: options.sessionSecret, url: options.url, now };
  const sessions = new SessionCookies(cookies);
  const openId = options.openId && createOpenId(options.openId, cookies);
  const client = await openClientFiles();
  const app = createApp({ ...options, content, sessions, openId, client, log, now });
  const server = createLimitedServer(options.httpLimits, {}, app);
  const port = await listen(server, options.port, options.host);
  return { url: `http://${options.host}:${port}`, close: () => stopServer(server, CLOSE_GRACE_MS) };
}
