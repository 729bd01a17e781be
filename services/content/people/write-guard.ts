import { isDeepStrictEqual } from 'node:util';
import type { Guard, ProposedWrite } from '../store/actor';
import type { PermissionName, PeopleResources, PolicyAction } from '../store/people';
import type {
  EnvironmentKind,
  EnvironmentResources,
  ResourceLink,
  SpaceKind,
  StoredEntry,
  StoredAsset,
  StoredRelease,
  StoredReleaseAction,
  StoredScheduledAction,
} from '../store/resource';
import type { Reader } from '../store/resource-table';
import { type Access, accessOf, mayManage, mayRead } from './access';
import { decide, type EntityChange } from './decide';
import { denialReason } from './denial-reason';
import { AccessRefused } from './access-refused';
import { isOwnAccount, isOwnRevocation } from './own-account';

type Content = Reader<EnvironmentResources>;
type Listed = StoredEntry | StoredAsset;

/** Kinds covered by a single permission of a role. */
const permissionOf: Readonly<Partial<Record<EnvironmentKind | SpaceKind, PermissionName>>> = {
  ContentType: 'ContentModel',
  EditorInterface: 'ContentModel',
  Locale: 'Settings',
  Tag: 'Tags',
  Environment: 'Environments',
  EnvironmentAlias: 'EnvironmentAliases',
  ApiKey: 'ContentDelivery',
  WebhookDefinition: 'Settings',
  WebhookCall: 'Settings',
  SigningSecret: 'Settings',
};

/**
 * Authorises the writes of a person. Every write passes here, so that no route can skip the check.
 * @param mayWrite false for a read-only token
 */
export function writeGuard(people: Reader<PeopleResources>, userId: string, mayWrite: boolean): Guard {
  const access = accessOf(people, userId);
  return {
    isAdmin: mayWrite && access?.isAdmin === true,
    mayRead: (permission) => access !== null && mayRead(access, permission),
    check: (write) => {
      if (isOwnRevocation(write, userId)) return;
      if (!mayWrite)
        throw new AccessRefused('The access token may read only: it lacks content_management_manage.');
      if (!access) throw new AccessRefused('You do not belong to this space.');
      if (!access.isAdmin && !isOwnAccount(write, userId)) new WriteCheck(access, userId).check(write);
    },
  };
}

class WriteCheck {
  readonly #access: Access;
  readonly #userId: string;

  constructor(access: Access, userId: string) {
    this.#access = access;
    this.#userId = userId;
  }

  /** @throws ApiError 403 */
  check(write: ProposedWrite): void {
    const permission = permissionOf[write.kind];
    if (permission !== undefined) this.#requirePermission(permission, write);
    switch (write.what) {
      case 'published':
        if (permission === undefined) this.#checkPublishedCopy(write);
        return;
      case 'resource':
        return this.#checkResource(write);
      case 'shared':
        return this.#checkShared(write);
    }
  }

  #checkPublishedCopy({ before, after }: ProposedWrite & { what: 'published' }): void {
    const entity = after ?? before;
    if (entity) this.#require(after ? 'publish' : 'unpublish', { after: entity });
  }

  #checkResource({ kind, before, after, environment }: ProposedWrite & { what: 'resource' }): void {
    switch (kind) {
      case 'Entry':
      case 'Asset':
        return this.#checkEntity({ before, after });
      case 'Tag':
        return this.#refuseForbidden({ before, after });
      case 'Release':
        if (isOfKind(before, 'Release') || isOfKind(after, 'Release'))
          this.#checkRelease(
            isOfKind(before, 'Release') ? before : null,
            isOfKind(after, 'Release') ? after : null,
            environment,
          );
        return;
      case 'ReleaseAction':
        if (isOfKind(after, 'ReleaseAction')) this.#checkReleaseAction(after, environment);
        return;
      // Entities of a bulk action are checked one by one; the bulk action itself is only a record.
      case 'BulkAction':
      // The routes of comments and tasks check who may change them.
      case 'Comment':
      case 'Task':
      case 'ContentType':
      case 'EditorInterface':
      case 'Locale':
        return;
    }
  }

  #checkEntity({ before, after }: { before: Stored; after: Stored }): void {
    const change = { before: before ?? undefined, after: after ?? undefined };
    for (const action of actionsOf(before, after)) this.#require(action, change);
  }

  /** A release publishes all its entities, so changing it requires the right to publish each. */
  #checkRelease(before: StoredRelease | null, after: StoredRelease | null, environment: Content): void {
    if (
      before &&
      after &&
      before.sys.version === after.sys.version &&
      isDeepStrictEqual(before.entities, after.entities)
    )
      return;
    this.#checkEntity({ before, after });
    for (const release of [before, after])
      for (const entity of release ? entitiesOf(release, environment) : [])
        this.#require('publish', { after: entity });
  }

  #checkReleaseAction({ action, sys }: StoredReleaseAction, environment: Content): void {
    const release = environment.get('Release', sys.release.sys.id);
    if (release && action !== 'validate') this.#require(action, { after: release });
  }

  #checkShared({ kind, before, after, environment }: ProposedWrite & { what: 'shared' }): void {
    if (kind === 'ScheduledAction') {
      for (const planned of [before, after])
        if (isOfKind(planned, 'ScheduledAction')) this.#checkPlan(planned, environment);
    } else if (kind === 'Upload') this.#checkUpload();
    else if (permissionOf[kind] === undefined)
      throw new AccessRefused('Only administrators may change people and roles.');
  }

  /** Finished actions are a log. */
  #checkPlan(
    { sys, entity, environment, action }: StoredScheduledAction,
    environmentOf: (id: string) => Content | undefined,
  ): void {
    const content = environmentOf(environment.sys.id);
    if (!content || sys.status === 'succeeded' || sys.status === 'failed') return;
    const { linkType, id } = entity.sys;
    if (linkType === 'Release') {
      const release = content.get('Release', id);
      if (!release) return;
      this.#require(action, { after: release });
      for (const each of entitiesOf(release, content)) this.#require(action, { after: each });
    } else {
      const found = entityOf(content, entity.sys.linkType === 'Entry' ? 'Entry' : 'Asset', id);
      if (found) this.#require(action, { after: found });
    }
  }

  #checkUpload(): void {
    const isWriter = this.#access.policies.some(
      ({ effect, actions }) =>
        effect === 'allow' && (actions === 'all' || actions.includes('create') || actions.includes('update')),
    );
    if (!isWriter) throw new AccessRefused('None of your roles lets you create or update assets.');
  }

  #requirePermission(permission: PermissionName, { kind }: ProposedWrite): void {
    if (mayManage(this.#access, permission)) return;
    const roles = this.#access.roles.map(({ name }) => name).join(', ') || 'none';
    throw new AccessRefused(
      `To change a resource of the kind ${kind} needs the permission ${permission}; your roles (${roles}) lack it.`,
    );
  }

  #require(action: PolicyAction, change: EntityChange): void {
    const denial = decide(this.#access.policies, action, change, this.#userId);
    if (denial) throw new AccessRefused(denialReason(action, change, denial, this.#access.roles));
  }

  /** A policy can deny individual resources of a kind that a permission allows. */
  #refuseForbidden({ before, after }: { before: Stored; after: Stored }): void {
    const change = { before: before ?? undefined, after: after ?? undefined };
    for (const action of actionsOf(before, after)) {
      const denial = decide(
        [{ effect: 'allow', actions: 'all' }, ...this.#access.policies],
        action,
        change,
        this.#userId,
      );
      if (denial) throw new AccessRefused(denialReason(action, change, denial, this.#access.roles));
    }
  }
}

type Stored = EnvironmentResources[EnvironmentKind] | null;

/** The actions on a resource, derived from its states before and after. */
function actionsOf(before: Stored, after: Stored): readonly PolicyAction[] {
  if (!after) return ['delete'];
  if (!before) {
    const { publishedVersion, archivedVersion } = after.sys;
    return [
      'create',
      ...(publishedVersion === undefined ? [] : (['publish'] as const)),
      ...(archivedVersion === undefined ? [] : (['archive'] as const)),
    ];
  }
  const moves = [
    ...move(before.sys.publishedVersion, after.sys.publishedVersion, 'publish', 'unpublish'),
    ...move(stateMark(before), stateMark(after), 'archive', 'unarchive'),
  ];
  return moves.length === 0 || !isSameContent(before, after) ? ['update', ...moves] : moves;
}

function move(
  before: unknown,
  after: unknown,
  there: PolicyAction,
  back: PolicyAction,
): readonly PolicyAction[] {
  if (before === after) return [];
  return after === undefined ? [back] : [there];
}

function stateMark({ sys }: NonNullable<Stored>): unknown {
  return sys.archivedVersion ?? sys.archivedAt;
}

/** Ignores system properties. */
function isSameContent(before: NonNullable<Stored>, after: NonNullable<Stored>): boolean {
  return isDeepStrictEqual({ ...before, sys: null }, { ...after, sys: null });
}

function entitiesOf({ entities }: StoredRelease, content: Content): readonly Listed[] {
  return entities.items.flatMap(({ sys }) => entityOf(content, sys.linkType, sys.id) ?? []);
}

function entityOf(
  content: Content,
  kind: ResourceLink<'Entry' | 'Asset'>['sys']['linkType'],
  id: string,
): Listed | undefined {
  return content.get(kind, id);
}

function isOfKind<K extends string, T extends { readonly sys: { readonly type: string } }>(
  resource: T | null,
  kind: K,
): resource is Extract<T, { readonly sys: { readonly type: K } }> {
  return resource?.sys.type === kind;
}
