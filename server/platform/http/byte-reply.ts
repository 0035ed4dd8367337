import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import zlib, { constants } from 'node:zlib';
import { defined, itemAt } from '@jyotiratna/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import pLimit from 'p-limit';

export type Header = [name: string, value: string];

/** One encoding of a response, with the complete bytes to send. */
type Form = {
  /** Null if the URL changes with the content. */
  etag: string | null;
  /**
   * Response headers as alternating names and values (Node's raw headers), without content-length
   * for an encoding that is derived on request.
   */
  head: string[];
  /** The headers of a 304 response, for a client that has these bytes. */
  unchanged: string[];
  /**
   * Null for encodings that are derived from the gzip on request: identity, which few clients
   * request and which needs the most memory, and zstd, since all clients with zstd also support
   * brotli.
   */
  body: Buffer | null;
  /** The derived bytes of a null body, until the memory is needed. */
  weakBody?: WeakRef<Buffer>;
};

/** A public response in every encoding that browsers support, with fixed headers. */
export type ByteReply = {
  status: number;
  /** The encodings, preferred first. */
  forms: [encoding: string, form: Form][];
  identity: Form;
  /** The size in the cache, in bytes. */
  size: number;
};

const [brotli, gzip] = [promisify(zlib.brotliCompress), promisify(zlib.gzip)];
/** High quality: compression runs once for all requests, in its own threads. */
const brotliQuality = 6;
/**
 * Limits concurrent compressions: each uses some megabytes, and more than the number of cores would
 * not be faster.
 */
const inTurn = pLimit(availableParallelism());
/** Bodies shorter than this, in bytes, are not compressed. */
const threshold = 1024;

/**
 * Creates a reply to be sent many times. Each encoding has its own strong ETag, which covers the
 * headers.
 */
export async function byteReply(
  status: number,
  headers: readonly Header[],
  text: string,
): Promise<ByteReply> {
  const body = Buffer.from(text);
  const hash = createHash('sha256')
    .update(JSON.stringify([status, headers]))
    .update(body)
    .digest('base64url');
  const all: readonly Header[] = [...headers, ['vary', 'accept-encoding']];
  const encoded = body.length < threshold ? [] : await inTurn(() => encode(body));
  const forms = encoded.map(([name, bytes]): [string, Form] => [
    name,
    formOf(all, `"${hash.slice(0, 27)}-${name}"`, name, bytes),
  ]);
  const plain = formOf(all, `"${hash.slice(0, 27)}"`, null, body);
  const identity = { ...plain, body: forms.length > 0 ? null : alone(body) };
  const length = forms.reduce((total, [, form]) => total + sizeOf(form), sizeOf(identity));
  return { status, forms, identity, size: length };
}

/**
 * Creates a reply from a file and its compressed versions, whose URL changes with its content: no
 * ETag is needed.
 */
export function fileReply(
  headers: readonly Header[],
  { plain, br, gzip }: { plain: Buffer; br: Buffer | null; gzip: Buffer | null },
): ByteReply {
  const all: readonly Header[] = [...headers, ['vary', 'accept-encoding']];
  const forms: [string, Form][] = [];
  if (br) forms.push(['br', formOf(all, null, 'br', br)]);
  if (gzip) forms.push(['gzip', formOf(all, null, 'gzip', gzip)]);
  const identity = formOf(all, null, null, plain);
  if (gzip) identity.body = null;
  return {
    status: 200,
    forms,
    identity,
    size: forms.reduce((total, [, form]) => total + sizeOf(form), sizeOf(identity)),
  };
}

/** Encodes a body; null for encodings that are derived on request. */
async function encode(body: Buffer): Promise<[string, Buffer | null][]> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  };
  const created = async (name: string, bytes: Promise<Buffer>) =>
    [name, alone(await bytes)] as [string, Buffer];
  const [br, gz] = await Promise.all([
    created('br', brotli(body, { params })),
    created('gzip', gzip(body)),
  ]);
  return [br, ['zstd', null], gz];
}

/**
 * Copies bytes to their own memory: short buffers, and zlib's results, are slices of a 64 KB chunk,
 * which would be retained.
 */
function alone(bytes: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(copy);
  return copy;
}

/**
 * The body of an encoding; deriving it from the gzip takes a third of a millisecond for a page, and
 * twice that for zstd.
 */
function bodyOf({ forms, identity }: ByteReply, form: Form): Buffer {
  const existing = form.body ?? form.weakBody?.deref();
  if (existing) return existing;
  const plain = zlib.gunzipSync(defined(defined(forms.find(([name]) => name === 'gzip'))[1].body));
  const body = form === identity ? plain : zlib.zstdCompressSync(plain);
  form.weakBody = new WeakRef(body);
  return body;
}

/** The headers of a complete response, including content-length. */
function headOf(reply: ByteReply, form: Form): string[] {
  if (form.head.at(-2) === 'content-length') return form.head;
  return [...form.head, 'content-length', String(bodyOf(reply, form).length)];
}

function formOf(
  headers: readonly Header[],
  etag: string | null,
  encoding: string | null,
  body: Buffer | null,
): Form {
  const stored = headers.flat();
  const otherHeaders = headers.filter(([name]) => name !== 'content-type').flat();
  const tag = etag === null ? [] : ['etag', etag];
  return {
    etag,
    head: [
      ...stored,
      ...tag,
      ...(encoding ? ['content-encoding', encoding] : []),
      ...(body ? ['content-length', String(body.length)] : []),
    ],
    unchanged: [...otherHeaders, ...tag],
    body,
  };
}

/** The memory of an encoding in bytes: its body and headers. */
function sizeOf({ head, unchanged, body }: Form): number {
  return [...head, ...unchanged].reduce(
    (total, text) => total + 16 + text.length,
    body?.length ?? 0,
  );
}

/** The encoding for a request, and whether the client has it already. */
function formFor(
  reply: ByteReply,
  { headers }: Pick<IncomingMessage, 'headers'>,
): { form: Form; unchanged: boolean } {
  const ifNoneMatch = headers['if-none-match'];
  const had = ifNoneMatch === undefined ? undefined : findTag(reply, ifNoneMatch);
  return had
    ? { form: had, unchanged: true }
    : { form: selectForm(reply, headers['accept-encoding']), unchanged: false };
}

/** If-None-Match compares weakly: a strong ETag that a proxy weakened still matches. */
function findTag({ forms, identity }: ByteReply, ifNoneMatch: string): Form | undefined {
  if (ifNoneMatch.trim() === '*') return identity;
  const tags = ifNoneMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  const isKnown = ({ etag }: Form) => etag !== null && tags.includes(etag);
  return isKnown(identity) ? identity : forms.find(([, form]) => isKnown(form))?.[1];
}

function selectForm({ forms, identity }: ByteReply, accepted: string | string[] | undefined): Form {
  if (accepted === undefined || forms.length === 0) return identity;
  const names = encodingsOf(String(accepted));
  return forms.find(([name]) => names.has(name))?.[1] ?? identity;
}

/** Cache of parsed Accept-Encoding headers, of which browsers send only a few. */
const read = new Map<string, Set<string>>();
const maxRead = 100;

/**
 * The encodings that a client accepts; `*` and weights are ignored, exclusions (`q=0`) are
 * respected.
 */
function encodingsOf(accepted: string): Set<string> {
  const existing = read.get(accepted);
  if (existing) return existing;
  const names = accepted
    .toLowerCase()
    .split(',')
    .map((part) => part.split(';').map((piece) => piece.trim()))
    .filter(([, ...rest]) => !rest.some((piece) => /^q=0(?:\.0*)?$/.test(piece)))
    .map(([name = '']) => name);
  const found = new Set(names);
  if (read.size < maxRead) read.set(accepted, found);
  return found;
}

/**
 * Writes a reply or 304 directly to Node's response, without Fastify's hooks.
 * @returns the status
 */
export function writeByteReply(
  reply: ByteReply,
  request: IncomingMessage,
  response: ServerResponse,
): number {
  const { form, unchanged } = formFor(reply, request);
  if (unchanged) {
    response.writeHead(304, form.unchanged).end();
    return 304;
  }
  response.writeHead(reply.status, headOf(reply, form));
  if (request.method === 'HEAD') response.end();
  else response.end(bodyOf(reply, form));
  return reply.status;
}

/** Sends a reply or 304 through Fastify, after its hooks. */
export function sendByteReply(
  request: FastifyRequest,
  reply: FastifyReply,
  created: ByteReply,
): FastifyReply {
  const { form, unchanged } = formFor(created, request);
  const head = unchanged ? form.unchanged : headOf(created, form);
  for (let at = 0; at < head.length; at += 2) reply.header(itemAt(head, at), head[at + 1]);
  return unchanged
    ? reply.code(304).send()
    : reply.code(created.status).send(bodyOf(created, form));
}

/** The headers that hooks set before a response is created: the same for every request. */
export function headersSoFar(reply: FastifyReply): Header[] {
  return Object.entries(reply.getHeaders()).map(([name, value]) => [name, String(value)]);
}
