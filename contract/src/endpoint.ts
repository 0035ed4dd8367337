import type { z } from 'zod';
import type { ShopErrorCode } from './values/error-statuses.ts';

/**
 * Access levels:
 * `public` all clients; `shopper` guests and users, not administrators and healers (without a
 * cart); `user` users only; `member` any logged-in account; `healer` healers only; `admin`
 * administrators only; `admin-setup` also administrators yet to set up the second factor that
 * the shop requires.
 */
export type Access = 'public' | 'shopper' | 'user' | 'member' | 'healer' | 'admin' | 'admin-setup';

/**
 * A rate limit: maximum calls per `minutes` from one network (an IPv4 address or the /64 of an IPv6
 * address). `skipLocal` exempts programs on the server's machine, which connect from loopback
 * without a proxy.
 */
export type Limit = { max: number; minutes: number; skipLocal?: true };

/**
 * The definition of an endpoint, shared by client and server. Paths are absolute, `:name` is a
 * parameter.
 */
export type Endpoint = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: `/${string}`;
  access: Access;
  /**
   * Bodies other than JSON. `form`: receives a multipart form; `file`: returns a file of the media
   * type `type` (one of several if the file decides); `bytes`: receives a body that must not be
   * parsed as JSON. Without a `reply` it returns text of the media type `type`.
   */
  kind?: 'form' | 'file' | 'bytes' | 'socket';
  type?: string | readonly string[];
  /** Schema of a form's text fields before the handler parses them; files are not included. */
  form?: z.ZodType;
  /**
   * True for a read with a localized response: the caller sends the page's language, as with every
   * mutation.
   */
  worded?: true;
  /** True for webhooks of other servers, which authenticate by a signature or a token. */
  foreignCallers?: true;
  limit?: Limit;
  params?: z.ZodType;
  query?: z.ZodType;
  headers?: z.ZodType;
  body?: z.ZodType;
  /** The body of a success response; its status is always 200. */
  reply?: z.ZodType;
  /** Declared errors; those implied by `access`, `limit` and the schemas are not listed. */
  errors?: readonly ShopErrorCode[];
};

/**
 * Declares an endpoint, which the server implements, clients call, and documentation and tests
 * read.
 */
export function endpoint<const Declared extends Endpoint>(declared: Declared): Declared {
  return declared;
}

export function isEndpoint(value: unknown): value is Endpoint {
  const { method, path } = Object(value) as Partial<Endpoint>;
  return typeof method === 'string' && typeof path === 'string';
}

type Schema<Declared, Part extends string> = Declared extends {
  [Key in Part]: infer Given extends z.ZodType;
}
  ? Given
  : never;
type Absent = Record<never, never>;

/** The validated input of a handler. */
export type Received<
  Declared extends Endpoint,
  Part extends 'params' | 'query' | 'headers' | 'body',
> = Schema<Declared, Part> extends never ? unknown : z.output<Schema<Declared, Part>>;

/** The JSON of a successful response. */
export type Reply<Declared> = z.output<Schema<Declared, 'reply'>>;

type Sent<Declared, Part extends string> =
  Schema<Declared, Part> extends never
    ? Absent
    : Absent extends z.input<Schema<Declared, Part>>
      ? { [Key in Part]?: z.input<Schema<Declared, Part>> }
      : { [Key in Part]: z.input<Schema<Declared, Part>> };

/** The path and query parameters of a call. */
export type Located<Declared extends Endpoint> = Sent<Declared, 'params'> & Sent<Declared, 'query'>;

/** The input of a caller. */
export type Input<Declared extends Endpoint> = Located<Declared> &
  Sent<Declared, 'headers'> &
  (Declared extends { kind: 'form' } ? { body: FormData } : Sent<Declared, 'body'>);
