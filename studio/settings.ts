import { randomBytes } from 'node:crypto';
import path from 'node:path';
import {
  checkEnvironment,
  type EnvironmentRules,
  httpUrl,
  isDemo,
  logLevel,
  ownSecret,
  type Variables,
  variable,
  wholeNumber,
} from '../services/process/environment';
import { httpLimitVariables, readHttpLimits } from '../services/process/http-limits';
import type { OpenIdSettings } from './server/openid/openid-provider';
import type { StudioOptions } from './server/server';

const previewTemplate = {
  type: 'string',
  pattern: '^https?://[^/\\s]*\\{brand\\}[^/\\s]*$',
  description: 'an origin such as http://{brand}.studio.localhost:3000',
};

export const studioRules: EnvironmentRules = {
  name: 'studio',
  properties: {
    PORT: variable('Port of the process.', '3004', wholeNumber(0, 65_535)),
    HOST: variable('Network interface to listen on.', '127.0.0.1'),
    STUDIO_URL: variable(
      'Origin at which browsers reach the studio.',
      'http://studio.localhost:PORT',
      httpUrl,
    ),
    STUDIO_PREVIEW_URL: variable(
      'Origin of a brand’s previews, with `{brand}` for its id; on the site, PREVIEW_HOSTS.',
      'http://{brand}.studio.localhost:3000',
      previewTemplate,
    ),
    STUDIO_SESSION_SECRET: variable('Encrypts the cookie of a session.', 'made at each start'),
    STUDIO_SIGN_IN: variable(
      'How people sign in: `password` with one of the content service, `token` with a personal access token of Contentful.',
      'password',
      { type: 'string', enum: ['password', 'token'] },
    ),
    STUDIO_OPENID_ISSUER: variable(
      'Identity provider (OpenID Connect) at which people may sign in.',
      'people sign in by password only',
      httpUrl,
    ),
    STUDIO_OPENID_CLIENT_ID: variable('Id of the studio at the identity provider.', ''),
    STUDIO_OPENID_CLIENT_SECRET: variable('Secret of the studio at the identity provider.', ''),
    STUDIO_OPENID_NAME: variable('Name of the identity provider on its button.', 'the host of the issuer'),
    CONTENT_SIGN_IN_SECRET: variable(
      'Lets the studio sign in whom the identity provider names, as on the content service.',
      '',
    ),
    SITE_URL: variable(
      'Address of the site, for the list of its brands and markets.',
      'http://localhost:3000',
      httpUrl,
    ),
    BRANDS_DIR: variable('Folder of the brands, whose changes are stored below it.', 'brands'),
    CONTENT_URL: variable('Address of the management API.', 'http://localhost:3001', httpUrl),
    CONTENT_PUBLIC_URL: variable('Origin of pictures, as browsers reach it.', 'CONTENT_URL', httpUrl),
    CONTENT_UPLOAD_URL: variable(
      'Address that takes the bytes of files; https://upload.contentful.com with Contentful.',
      'CONTENT_URL',
      httpUrl,
    ),
    CONTENT_SPACE: variable('Space id.', 'marquee'),
    CONTENT_ENVIRONMENT: variable('Environment id of the space.', 'master'),
    CONTENT_PREVIEW_SECRET: variable('Opens the preview, as on the site.', 'no preview; made by npm start'),
    LOG_LEVEL: logLevel,
    ...httpLimitVariables,
  },
  dependencies: {
    STUDIO_OPENID_ISSUER: [
      'STUDIO_OPENID_CLIENT_ID',
      'STUDIO_OPENID_CLIENT_SECRET',
      'CONTENT_SIGN_IN_SECRET',
    ],
  },
  strict: {
    type: 'object',
    required: ['STUDIO_URL', 'STUDIO_PREVIEW_URL', 'STUDIO_SESSION_SECRET', 'CONTENT_PREVIEW_SECRET'],
    properties: {
      STUDIO_URL: httpUrl,
      STUDIO_PREVIEW_URL: previewTemplate,
      STUDIO_SESSION_SECRET: ownSecret,
      STUDIO_OPENID_ISSUER: {
        type: 'string',
        pattern: '^https://',
        description: 'an address that begins with https://',
      },
      CONTENT_SIGN_IN_SECRET: ownSecret,
      CONTENT_PREVIEW_SECRET: ownSecret,
    },
  },
};

/**
 * The settings of the studio's process.
 * @throws EnvironmentError naming every missing or invalid variable
 */
export function readSettings(env: Variables): StudioOptions {
  checkEnvironment(env, studioRules);
  const port = Number(env['PORT'] || 3004);
  return {
    port,
    host: env['HOST'] || '127.0.0.1',
    url: env['STUDIO_URL'] || `http://studio.localhost:${port}`,
    previewUrl: env['STUDIO_PREVIEW_URL'] || 'http://{brand}.studio.localhost:3000',
    sessionSecret: env['STUDIO_SESSION_SECRET'] || randomBytes(32).toString('base64url'),
    signInWay: env['STUDIO_SIGN_IN'] === 'token' ? 'token' : 'password',
    openId: readOpenId(env),
    siteUrl: env['SITE_URL'] || 'http://localhost:3000',
    changesFolder: path.join(env['BRANDS_DIR'] || 'brands', 'changes'),
    mediaUrl: env['CONTENT_PUBLIC_URL'] || env['CONTENT_URL'] || 'http://localhost:3001',
    content: {
      url: env['CONTENT_URL'] || 'http://localhost:3001',
      space: env['CONTENT_SPACE'] || 'marquee',
      environment: env['CONTENT_ENVIRONMENT'] || 'master',
    },
    uploadUrl: env['CONTENT_UPLOAD_URL'] || env['CONTENT_URL'] || 'http://localhost:3001',
    previewSecret: env['CONTENT_PREVIEW_SECRET'] || undefined,
    httpLimits: readHttpLimits(env, { requestTimeoutMs: 300_000 }),
    demo: isDemo(env),
  };
}

function readOpenId(env: Variables): OpenIdSettings | undefined {
  const issuer = env['STUDIO_OPENID_ISSUER'];
  if (!issuer) return undefined;
  return {
    issuer,
    clientId: env['STUDIO_OPENID_CLIENT_ID'] ?? '',
    clientSecret: env['STUDIO_OPENID_CLIENT_SECRET'] ?? '',
    name: env['STUDIO_OPENID_NAME'] || new URL(issuer).host,
    signInSecret: env['CONTENT_SIGN_IN_SECRET'] ?? '',
  };
}
