declare const identity: unique symbol;

/** Marks a type that identifies a player, such as a player id or a session token. Such a value cannot be part of a memo's key. */
export type Identity<T> = T & { readonly [identity]: true };

/**
 * `T`, with `never` wherever an identity or a function occurs, at any depth. A key of this type is plain data: it
 * cannot identify a
 * player, nor carry request objects into a shared result.
 */
export type Anonymous<T> = T extends { readonly [identity]: true }
  ? never
  : T extends (...parameters: never[]) => unknown
    ? never
    : T extends string | number | boolean | bigint | null | undefined
      ? T
      : { [Property in keyof T]: Anonymous<T[Property]> };
