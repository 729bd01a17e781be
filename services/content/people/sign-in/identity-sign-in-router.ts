import { Router } from 'express';
import { isSameSecret } from '../../../process/secret';
import { ApiError } from '../../http/api-error';
import { accessTokenOf } from '../../http/request';
import { bodyCheck, checkedBody } from '../../management/bodies/checked-body';
import { answer } from '../../rest/answer';
import type { RestContext } from '../../rest/context';
import { presentToken, userByEmail } from '../people';
import { personActor } from '../person';
import { acceptedUser, refuseSwitchedOff, signIn } from './sign-in-router';

interface IdentityBody {
  /** Verified by the provider. */
  readonly email: string;
  readonly issuer: string;
  readonly subject: string;
}

const isIdentity = bodyCheck<IdentityBody>({
  type: 'object',
  required: ['email', 'issuer', 'subject'],
  properties: {
    email: { type: 'string', minLength: 3, maxLength: 254 },
    issuer: { type: 'string', minLength: 1, maxLength: 1000 },
    subject: { type: 'string', minLength: 1, maxLength: 255 },
  },
  additionalProperties: false,
});

/**
 * Adds `POST /sign-in/identity`: issues a token for a member who was authenticated by an identity provider. The
 * caller vouches for the verified address and authenticates with a dedicated secret. Unknown people are not
 * added.
 */
export function identitySignInRouter(context: RestContext): Router {
  const { store, logger, signInSecret } = context;
  const router = Router();
  if (signInSecret === null) return router;
  router.post(
    '/sign-in/identity',
    answer(async (request) => {
      if (!isSameSecret(accessTokenOf(request) ?? '', signInSecret)) {
        logger.warn({ event: 'people.wrong-sign-in-secret', address: request.ip }, 'refused sign-in');
        throw new ApiError(401, 'AccessTokenInvalid', 'The secret for signing people in is not right.');
      }
      const { email, issuer, subject } = checkedBody(request, isIdentity);
      const user = acceptedUser(request, userByEmail(store.shared, email), context);
      if (!user) {
        logger.warn({ event: 'people.unlisted', issuer, subject }, 'an identity without an account');
        throw new ApiError(403, 'PersonUnlisted', 'Nobody in this space has that e-mail address.');
      }
      refuseSwitchedOff(user, context);
      const { token, stored } = await store.write(personActor(user.sys.id), (tx) =>
        signIn(tx, user, { issuer, subject }),
      );
      logger.info(
        { event: 'people.signed-in', user: user.sys.id, issuer, subject },
        'a person signed in at an identity provider',
      );
      return { status: 201, body: presentToken(stored, token) };
    }),
  );
  return router;
}
