import { createClient, type PlainClientAPI } from 'contentful-management';
import { startTestService } from '../../fixtures/start-test-service';
import type { ContentService, ContentServiceOptions } from '../../server';
import { createToken } from '../../people/access-tokens';
import { AUTOMATION } from '../../store/actor';
import { linkTo } from '../../store/link-to';
import { newSys } from '../space/space-resource';

type Name = 'noa' | 'ravi' | 'elin';

/** A service with three people who may edit and publish all content, and an administrator. */
export interface Team extends Readonly<Record<Name | 'admin', PlainClientAPI>> {
  readonly service: ContentService;
  readonly ids: Readonly<Record<Name, string>>;
  readonly tokens: Readonly<Record<Name, string>>;
}

/** Starts the service for collaboration tests. */
export async function startTeam(options: Partial<ContentServiceOptions> = {}): Promise<Team> {
  const service = await startTestService(options);
  const tokens = await service.store.write(AUTOMATION, (tx) => {
    const roles = [linkTo('Role', 'publisher')];
    tx.shared.put('Role', {
      sys: newSys('Role', 'publisher', tx),
      ...{ name: 'Publisher', description: null, permissions: {} },
      policies: [{ effect: 'allow', actions: 'all' }],
    });
    const tokenFor = (name: Name) => {
      tx.shared.put('User', {
        sys: newSys('User', name, tx),
        ...{ firstName: name, lastName: 'Test', email: `${name}@marquee.example` },
        ...{ passwordHash: null, signInCount: 0 },
      });
      const sys = newSys('SpaceMembership', name, tx);
      tx.shared.put('SpaceMembership', { sys, user: linkTo('User', name), admin: false, roles });
      const plan = { userId: name, name: 'Test', lifetimeMs: null };
      return createToken(tx, { ...plan, scopes: ['content_management_manage'] }).token;
    };
    return { noa: tokenFor('noa'), ravi: tokenFor('ravi'), elin: tokenFor('elin') };
  });
  const client = (accessToken: string) =>
    createClient(
      { accessToken, host: new URL(service.url).host, insecure: true, retryOnError: false },
      { type: 'plain', defaults: { spaceId: 'marquee', environmentId: 'master' } },
    );
  return {
    service,
    ids: { noa: 'noa', ravi: 'ravi', elin: 'elin' },
    tokens,
    admin: client('local-management'),
    noa: client(tokens.noa),
    ravi: client(tokens.ravi),
    elin: client(tokens.elin),
  };
}
