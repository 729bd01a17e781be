import type { RawContentType, RawLocalized, RawMetadata } from './export-file';
import type { PeopleResources } from './people';

/** A link in the format of the management API. */
export interface ResourceLink<LinkType extends string = string> {
  readonly sys: { readonly type: 'Link'; readonly linkType: LinkType; readonly id: string };
}

/**
 * System properties of the management API, without the links to space and environment, which are added to
 * responses. Dates are ISO 8601 texts.
 */
export interface ResourceSys<Kind extends string = string> {
  readonly type: Kind;
  readonly id: string;
  /** Starts at 1 and grows with each write, including publication. */
  readonly version: number;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly createdBy?: ResourceLink<'User'>;
  readonly updatedBy?: ResourceLink<'User'>;
  /** The published version; absent unless currently published. */
  readonly publishedVersion?: number;
  readonly publishedAt?: string;
  readonly publishedBy?: ResourceLink<'User'>;
  readonly firstPublishedAt?: string;
  readonly publishedCounter?: number;
  readonly archivedVersion?: number;
  readonly archivedAt?: string;
  readonly archivedBy?: ResourceLink<'User'>;
}

export interface StoredEntry {
  readonly sys: ResourceSys<'Entry'> & { readonly contentType: ResourceLink<'ContentType'> };
  readonly metadata?: RawMetadata;
  readonly fields: Readonly<Record<string, RawLocalized<unknown>>>;
}

/**
 * The file of an asset in one locale. Unprocessed, it has `upload` or `uploadFrom`; processed, `url`: a path
 * below the content folder (`//files/…`) or the data folder (`//uploads/…`). Readers get a public URL instead.
 */
export interface StoredAssetFile {
  readonly fileName: string;
  readonly contentType: string;
  readonly upload?: string;
  readonly uploadFrom?: ResourceLink<'Upload'>;
  readonly url?: string;
  readonly details?: {
    readonly size: number;
    readonly image?: { readonly width: number; readonly height: number };
  };
}

export interface StoredAsset {
  readonly sys: ResourceSys<'Asset'>;
  readonly metadata?: RawMetadata;
  readonly fields: {
    readonly title?: RawLocalized<string>;
    readonly description?: RawLocalized<string>;
    readonly file?: RawLocalized<StoredAssetFile>;
  };
}

export type StoredContentType = Omit<RawContentType, 'sys'> & {
  readonly sys: ResourceSys<'ContentType'>;
  readonly displayField?: string | null;
};

export interface StoredLocale {
  readonly sys: ResourceSys<'Locale'>;
  readonly code: string;
  readonly name: string;
  readonly default: boolean;
  readonly fallbackCode: string | null;
  readonly optional: boolean;
  readonly contentDeliveryApi: boolean;
  readonly contentManagementApi: boolean;
}

export interface StoredTag {
  readonly sys: ResourceSys<'Tag'> & { readonly visibility: 'public' | 'private' };
  readonly name: string;
}

/** A resource whose body only its own routes read and validate. */
export interface StoredDocument<Kind extends string> {
  readonly sys: ResourceSys<Kind> & Readonly<Record<string, unknown>>;
  readonly [property: string]: unknown;
}

/** Uploaded bytes to become the file of an asset. They are stored in the data folder under their hash. */
export interface StoredUpload {
  readonly sys: ResourceSys<'Upload'> & { readonly expiresAt: string };
  /** SHA-256 of the bytes, in hexadecimal. */
  readonly sha256: string;
  /** Bytes. */
  readonly size: number;
}

/** An API key: one token for published content and one for drafts, both limited to some environments. */
export interface StoredApiKey {
  readonly sys: ResourceSys<'ApiKey'>;
  readonly name: string;
  readonly description: string | null;
  readonly accessToken: string;
  /** The associated key for reading drafts. */
  readonly preview: { readonly id: string; readonly accessToken: string };
  /** Environments or aliases. */
  readonly environments: readonly ResourceLink<'Environment'>[];
}

/** Error of a failed action, as clients see it. */
export interface ActionError {
  readonly sys: { readonly type: 'Error'; readonly id: string };
  readonly message: string;
  readonly details?: unknown;
}

export type ActionStatus = 'created' | 'inProgress' | 'succeeded' | 'failed';

/** A group of entries and assets that are published together. */
export interface StoredRelease {
  readonly sys: ResourceSys<'Release'> & {
    readonly status: 'active' | 'archived';
    readonly lastAction?: ResourceLink<'ReleaseAction'>;
  };
  readonly title: string;
  readonly entities: {
    readonly sys: { readonly type: 'Array' };
    readonly items: readonly ResourceLink<'Entry' | 'Asset'>[];
  };
}

/** One run of a release. */
export interface StoredReleaseAction {
  readonly sys: ResourceSys<'ReleaseAction'> & {
    readonly status: ActionStatus;
    readonly release: ResourceLink<'Release'>;
  };
  readonly action: 'publish' | 'unpublish' | 'validate';
  readonly error?: ActionError;
}

export interface StoredBulkAction {
  readonly sys: ResourceSys<'BulkAction'> & { readonly status: ActionStatus };
  readonly action: 'publish' | 'unpublish' | 'validate';
  /** The request as sent. */
  readonly payload: unknown;
  readonly error?: ActionError;
}

export interface StoredScheduledAction {
  readonly sys: ResourceSys<'ScheduledAction'> & {
    readonly status: 'scheduled' | 'inProgress' | 'succeeded' | 'failed' | 'canceled';
    readonly canceledAt?: string;
    readonly canceledBy?: ResourceLink<'User'>;
  };
  readonly entity: ResourceLink<'Entry' | 'Asset' | 'Release'>;
  /** Environment or alias, which is resolved when the action runs. */
  readonly environment: ResourceLink<'Environment'>;
  readonly action: 'publish' | 'unpublish';
  readonly scheduledFor: { readonly datetime: string; readonly timezone?: string };
  readonly error?: ActionError;
}

type CollaborationStatus = 'active' | 'resolved';

/** A comment on an entry, or a reply to another comment. */
export interface StoredComment {
  readonly sys: ResourceSys<'Comment'> & {
    /** The entry; `ref` names a field and locale of it, such as `fields.title.en-US`. */
    readonly parentEntity: { readonly sys: ResourceLink<'Entry'>['sys'] & { readonly ref?: string } };
    /** The comment that it replies to. */
    readonly parent: ResourceLink<'Comment'> | null;
  };
  readonly body: string;
  readonly status: CollaborationStatus;
}

/** A task that blocks the publication of an entry until it is resolved. */
export interface StoredTask {
  readonly sys: ResourceSys<'Task'> & {
    readonly parentEntity: ResourceLink<'Entry'>;
    readonly resolvedAt?: string;
    readonly resolvedBy?: ResourceLink<'User'>;
  };
  readonly body: string;
  readonly assignedTo: ResourceLink<'User'>;
  readonly status: CollaborationStatus;
  /** ISO 8601. */
  readonly dueDate?: string;
}

/** Subscription to changes. Topics, filters and transformation were checked when it was written. */
export interface StoredWebhook {
  readonly sys: ResourceSys<'WebhookDefinition'>;
  readonly name: string;
  readonly url: string;
  readonly topics: readonly string[];
  readonly active: boolean;
  readonly headers: readonly { readonly key: string; readonly value: string; readonly secret: boolean }[];
  readonly httpBasicUsername: string | null;
  readonly httpBasicPassword: string | null;
  readonly filters: readonly WebhookFilter[];
  readonly transformation: WebhookTransformation | null;
}

interface FilteredProperty {
  readonly doc: string;
}
interface WebhookCondition {
  readonly equals?: readonly [FilteredProperty, string];
  readonly in?: readonly [FilteredProperty, readonly string[]];
  readonly regexp?: readonly [FilteredProperty, { readonly pattern: string }];
}
/** One condition, or its negation. */
export interface WebhookFilter extends WebhookCondition {
  readonly not?: WebhookCondition;
}

export interface WebhookTransformation {
  readonly method?: string | null;
  readonly contentType?: string | null;
  readonly includeContentLength?: boolean | null;
  /** A template with JSON pointers such as `{ /payload/sys/id }`. */
  readonly body?: unknown;
}

/** One delivery attempt of a webhook. Secrets are left out. */
export interface StoredWebhookCall {
  readonly sys: ResourceSys<'WebhookCall'>;
  readonly webhookId: string;
  readonly eventType: string;
  readonly url: string;
  /** 0 without a response. */
  readonly statusCode: number;
  readonly errors: readonly string[];
  readonly requestAt: string;
  readonly responseAt: string;
  readonly request: WebhookMessage & { readonly method: string };
  readonly response: WebhookMessage & { readonly statusCode: number };
}

export interface WebhookMessage {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Signing secret of webhooks, one per space. */
export interface StoredSigningSecret {
  readonly sys: ResourceSys<'SigningSecret'>;
  readonly value: string;
}

/** Resources of an environment, by kind. The id of an editor interface is that of its content type. */
export interface EnvironmentResources {
  ContentType: StoredContentType;
  Locale: StoredLocale;
  Tag: StoredTag;
  Entry: StoredEntry;
  Asset: StoredAsset;
  EditorInterface: StoredDocument<'EditorInterface'>;
  Release: StoredRelease;
  ReleaseAction: StoredReleaseAction;
  BulkAction: StoredBulkAction;
  Comment: StoredComment;
  Task: StoredTask;
}

export interface StoredEnvironment {
  readonly sys: ResourceSys<'Environment'>;
  readonly name: string;
}

export interface StoredAlias {
  readonly sys: ResourceSys<'EnvironmentAlias'>;
  readonly environment: ResourceLink<'Environment'>;
}

/** Resources of a space outside its environments, by kind. */
export interface SpaceResources extends PeopleResources {
  Environment: StoredEnvironment;
  EnvironmentAlias: StoredAlias;
  WebhookDefinition: StoredWebhook;
  WebhookCall: StoredWebhookCall;
  SigningSecret: StoredSigningSecret;
  ScheduledAction: StoredScheduledAction;
  ApiKey: StoredApiKey;
  Upload: StoredUpload;
}

export type EnvironmentKind = keyof EnvironmentResources;
export type SpaceKind = keyof SpaceResources;

/** Kinds with a published copy beside the edited one. */
export type PublishableKind = 'ContentType' | 'Entry' | 'Asset';
