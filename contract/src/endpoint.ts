import type { z } from 'zod';
import type { ShopErrorCode } from './values/error-statuses.ts';

/**
 * Who may call:
 * `public` anyone; `shopper` guests and users, not administrators and healers (who have no cart); `user` users only;
 * `member` any logged-in person; `healer` healers only; `admin` administrators only; `admin-setup` also those who have yet to set up the second
 * factor that the shop requests.
 */
export type Access = 'public' | 'shopper' | 'user' | 'member' | 'healer' | 'admin' | 'admin-setup';

/**
 * How many calls one network (an IPv4 address or the /64 of an IPv6 one) has in a span of minutes. `sparesOwnMachine` leaves
 * out programs on the machine of the server, which connect from loopback without a proxy.
 */
export type Limit = { max: number; minutes: number; sparesOwnMachine?: true };

/** Everything that caller and server have to agree on about one call. Paths are whole, `:name` stands for a parameter. */
export type Endpoint = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: `/${string}`;
  access: Access;
  /**
   * What has no JSON: `form` takes a multipart form, `file` answers a file of the media type `type`, `bytes` takes a body
   * that is not to be read as JSON.
   */
  kind?: 'form' | 'file' | 'bytes' | 'socket';
  type?: string;
  /** True for a read whose reply has words in the page's language: its caller tells the language, as with every call that acts. */
  worded?: true;
  /** True for calls of other servers, which prove themselves by a signature or a token. */
  foreignCallers?: true;
  limit?: Limit;
  params?: z.ZodType;
  query?: z.ZodType;
  headers?: z.ZodType;
  body?: z.ZodType;
  /** The body of a success, always 200. */
  reply?: z.ZodType;
  /** Refusals of its own; those that follow from `access`, `limit` and the schemas are not listed. */
  errors?: readonly ShopErrorCode[];
};

/** Declares a call: the server serves this value, the caller sends it, the documentation and the tests read it. */
export function endpoint<const Declared extends Endpoint>(declared: Declared): Declared {
  return declared;
}

export function isEndpoint(value: unknown): value is Endpoint {
  const { method, path } = Object(value) as Partial<Endpoint>;
  return typeof method === 'string' && typeof path === 'string';
}

type Schema<Declared, Part extends string> = Declared extends { [Key in Part]: infer Given extends z.ZodType }
  ? Given
  : never;
type Absent = Record<never, never>;

/** What a handler gets, once it is validated. */
export type Received<Declared extends Endpoint, Part extends 'params' | 'query' | 'headers' | 'body'> =
  Schema<Declared, Part> extends never ? unknown : z.output<Schema<Declared, Part>>;

/** What a success answers as JSON. */
export type Reply<Declared> = z.output<Schema<Declared, 'reply'>>;

type Sent<Declared, Part extends string> =
  Schema<Declared, Part> extends never
    ? Absent
    : Absent extends z.input<Schema<Declared, Part>>
      ? { [Key in Part]?: z.input<Schema<Declared, Part>> }
      : { [Key in Part]: z.input<Schema<Declared, Part>> };

/** What a path is written from. */
export type Located<Declared extends Endpoint> = Sent<Declared, 'params'> & Sent<Declared, 'query'>;

/** What a caller gives. */
export type Input<Declared extends Endpoint> = Located<Declared> &
  Sent<Declared, 'headers'> &
  (Declared extends { kind: 'form' } ? { body: FormData } : Sent<Declared, 'body'>);
