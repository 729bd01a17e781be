import {
  validateSignInReply,
  validateSignInRequest,
  validateTokenSignIn,
} from '../../schemas/generated/validators.js';
import { isRecord } from '../../schemas/is-record';
import type { SignInWays } from '../../schemas/generated/types';
import type { Studio } from './app';
import { ContentRefusal } from './content-api';
import { StudioRefusal } from './studio-refusal';

/** Validates a sign-in request. @throws StudioRefusal or ContentRefusal @returns a token of the content service */
type TokenOf = (body: unknown, address: string) => Promise<string>;

/** The embedded content service uses passwords, Contentful tokens that its users create. */
export const signInWays: Record<SignInWays['way'], (studio: Pick<Studio, 'content'>) => TokenOf> = {
  password:
    ({ content }) =>
    async (body, address) => {
      if (!validateSignInRequest(body))
        throw new StudioRefusal(400, 'SignInIncomplete', 'Email and password are needed.');
      const { token } = await content.call('/sign-in', validateSignInReply, {
        method: 'POST',
        body,
        // The content service counts failures by address: the person's, not the studio's.
        headers: { 'x-forwarded-for': address },
      });
      return token;
    },
  token:
    ({ content }) =>
    async (body) => {
      if (!validateTokenSignIn(body)) throw new StudioRefusal(400, 'SignInIncomplete', 'A token is needed.');
      const { token } = body;
      // A personal token is valid for all spaces of its owner; it must have access to this one.
      await content
        .call(content.inEnvironment('/locales?limit=1'), isRecord, { token })
        .catch((error: unknown) => {
          if (!(error instanceof ContentRefusal) || error.status !== 404) throw error;
          throw new StudioRefusal(403, 'NoSpace', 'This token does not open the space of the studio.');
        });
      return token;
    },
};
