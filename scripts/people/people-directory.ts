import { Ajv } from 'ajv';

/** A failed command; the message contains the remedy. */
export class PeopleCommandError extends Error {}

interface Service {
  readonly url: string;
  readonly token: string;
  readonly space: string;
}

/** A person to add. */
export interface NewPerson {
  readonly email: string;
  readonly admin: boolean;
  /** Ids of roles. */
  readonly roles: readonly string[];
  readonly firstName: string;
  readonly lastName: string;
  readonly password: string;
}

interface Link {
  readonly sys: { readonly id: string };
}
interface User extends Link {
  readonly sys: { readonly id: string; readonly version: number };
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
}
interface Membership extends Link {
  readonly user: Link;
  readonly admin: boolean;
  readonly roles: readonly Link[];
}

const SHORTEST_PASSWORD = 12;

const ajv = new Ajv({ strict: false });
const text = { type: 'string' };
const link = { type: 'object', required: ['sys'], properties: { sys: { type: 'object', required: ['id'] } } };
const user = {
  ...link,
  required: ['sys', 'email', 'firstName', 'lastName'],
  properties: { ...link.properties, email: text, firstName: text, lastName: text },
};
const membership = {
  ...link,
  required: ['sys', 'user', 'admin', 'roles'],
  properties: {
    ...link.properties,
    user: link,
    admin: { type: 'boolean' },
    roles: { type: 'array', items: link },
  },
};
const listOf = (items: object) => ({
  type: 'object',
  required: ['items'],
  properties: { items: { type: 'array', items } },
});
const areUsers = ajv.compile<{ items: User[] }>(listOf(user));
const areMemberships = ajv.compile<{ items: Membership[] }>(listOf(membership));
const isMembership = ajv.compile<Membership>(membership);
const isUser = ajv.compile<User>(user);
const isRefusal = ajv.compile<{ message: string; details?: unknown }>({
  type: 'object',
  required: ['message'],
  properties: { message: text },
});

/** The people of a space, over its management API. */
export class PeopleDirectory {
  readonly #service: Service;

  constructor(service: Service) {
    this.#service = service;
  }

  /** All members of the space with their roles. */
  async members(): Promise<{ address: string; name: string; grants: string }[]> {
    const [users, memberships] = [await this.#users(), await this.#memberships()];
    const byId = new Map(users.map((one) => [one.sys.id, one]));
    return memberships.map(({ user: of, admin, roles }) => {
      const found = byId.get(of.sys.id);
      return {
        address: found?.email ?? of.sys.id,
        name: `${found?.firstName ?? ''} ${found?.lastName ?? ''}`.trim(),
        grants: admin ? 'administrator' : roles.map(({ sys }) => sys.id).join(', '),
      };
    });
  }

  /** @throws PeopleCommandError when the service refuses it */
  async add({ email, admin, roles, firstName, lastName, password }: NewPerson): Promise<void> {
    if (!admin && roles.length === 0)
      throw new PeopleCommandError('Give --admin, or --role with the id of a role.');
    if (password.length < SHORTEST_PASSWORD)
      throw new PeopleCommandError(`The password needs at least ${SHORTEST_PASSWORD} characters.`);
    const links = roles.map((id) => ({ sys: { type: 'Link', linkType: 'Role', id } }));
    const added = await this.#send('POST', 'space_memberships', { email, admin, roles: links });
    if (!isMembership(added)) throw notUnderstood();
    const path = `users/${added.user.sys.id}`;
    const person = await this.#send('GET', path);
    if (!isUser(person)) throw notUnderstood();
    const names = {
      email: person.email,
      firstName: firstName || person.firstName,
      lastName: lastName || person.lastName,
    };
    await this.#send('PUT', path, names, person.sys.version);
    await this.#send('PUT', `${path}/password`, { next: password });
  }

  /** @throws PeopleCommandError for an unknown address */
  async remove(email: string): Promise<void> {
    const wanted = email.trim().toLowerCase();
    const person = (await this.#users()).find((one) => one.email === wanted);
    const found = (await this.#memberships()).find((one) => one.user.sys.id === person?.sys.id);
    if (!found) throw new PeopleCommandError(`${email} does not belong to the space.`);
    await this.#send('DELETE', `space_memberships/${found.sys.id}`);
  }

  async #users(): Promise<User[]> {
    const answer = await this.#send('GET', 'users?limit=1000');
    if (!areUsers(answer)) throw notUnderstood();
    return answer.items;
  }

  async #memberships(): Promise<Membership[]> {
    const answer = await this.#send('GET', 'space_memberships?limit=1000');
    if (!areMemberships(answer)) throw notUnderstood();
    return answer.items;
  }

  async #send(method: string, path: string, body?: object, version?: number): Promise<unknown> {
    const { url, token, space } = this.#service;
    const response = await fetch(`${url}/spaces/${space}/${path}`, {
      method,
      headers: {
        Authorization: `Bearer ${token}`,
        'Content-Type': 'application/json',
        ...(version !== undefined && { 'X-Contentful-Version': String(version) }),
      },
      ...(body && { body: JSON.stringify(body) }),
    }).catch(() => {
      throw new PeopleCommandError(
        `The content service at ${url} does not answer. Start it, or set CONTENT_URL.`,
      );
    });
    const answered = await response.text();
    const answer: unknown = answered === '' ? null : JSON.parse(answered);
    if (response.ok) return answer;
    const details = isRefusal(answer) ? `${answer.message} ${JSON.stringify(answer.details ?? '')}` : '';
    throw new PeopleCommandError(`The content service refused it (${response.status}). ${details}`.trim());
  }
}

function notUnderstood(): PeopleCommandError {
  return new PeopleCommandError(
    'The content service answered something else than people. Check CONTENT_URL.',
  );
}
