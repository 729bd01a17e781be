import { createClient, type PlainClientAPI } from 'contentful-management';
import { CommandError } from './command-error';

/** Target of content types and content: Contentful, or a service with its management API. */
export interface Target {
  readonly space: string;
  readonly environment: string;
  /** Host and port, without protocol. */
  readonly host: string;
  /** http instead of https. */
  readonly insecure: boolean;
  readonly token: string;
}

/** Command line options for the target. */
export const targetOptions = {
  space: { type: 'string' },
  environment: { type: 'string' },
  host: { type: 'string' },
  insecure: { type: 'boolean' },
  local: { type: 'boolean' },
} as const;

export const targetHelp = `  --space <id>         the space; its management token is read from CONTENTFUL_MANAGEMENT_TOKEN
  --environment <id>   master unless given
  --host <host[:port]> api.contentful.com unless given (api.eu.contentful.com for spaces in the European Union)
  --insecure           http instead of https, for a service on this machine
  --local              the embedded service as npm start runs it: 127.0.0.1:3001, space marquee, token local-management`;

interface TargetArguments {
  readonly space?: string;
  readonly environment?: string;
  readonly host?: string;
  readonly insecure?: boolean;
  readonly local?: boolean;
}

/**
 * The target in a command's arguments.
 * @throws CommandError when the space or the token is missing
 */
export function readTarget(args: TargetArguments, env: Readonly<Record<string, string | undefined>>): Target {
  const { environment = 'master', local = false } = args;
  const token = env.CONTENTFUL_MANAGEMENT_TOKEN;
  if (local)
    return {
      space: args.space ?? 'marquee',
      environment,
      host: args.host ?? `127.0.0.1:${env.CONTENT_PORT || '3001'}`,
      insecure: true,
      token: token || env.CONTENT_MANAGEMENT_TOKEN || 'local-management',
    };
  if (!args.space)
    throw new CommandError('Say which space with --space <id>, or --local for the embedded service.');
  if (!token)
    throw new CommandError(
      'CONTENTFUL_MANAGEMENT_TOKEN is not set. Make a personal access token in Contentful (Settings → CMA tokens) and set it.',
    );
  if (args.host?.includes('/'))
    throw new CommandError(`--host takes a host and a port, such as 127.0.0.1:3001, not "${args.host}".`);
  return {
    space: args.space,
    environment,
    host: args.host ?? 'api.contentful.com',
    insecure: args.insecure ?? false,
    token,
  };
}

/** A management client for one environment. Waits and retries above the rate limit. */
export function managementClient({ space, environment, host, insecure, token }: Target): PlainClientAPI {
  return createClient(
    { accessToken: token, host, insecure, application: 'marquee' },
    { type: 'plain', defaults: { spaceId: space, environmentId: environment } },
  );
}
