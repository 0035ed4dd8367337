import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import zlib, { constants } from 'node:zlib';
import { defined, itemAt } from '@jyotiratna/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import pLimit from 'p-limit';

export type Header = [name: string, value: string];

/** One encoding of a response: the complete bytes to send. */
type Form = {
  /** Null where the address changes with the bytes. */
  etag: string | null;
  /**
   * Alternating names and values, as Node's raw headers; without the length of an encoding that
   * is compressed on request.
   */
  head: string[];
  /** The same for a client that has these bytes already. */
  unchanged: string[];
  /**
   * Null for encodings derived from the gzip on request: the identity bytes, which few clients
   * request and which would use the most memory, and zstd, since every client with zstd also
   * supports brotli.
   */
  body: Buffer | null;
  /** Those of a null body, for as long as the memory is not needed. */
  made?: WeakRef<Buffer>;
};

/** A public response: bytes in every encoding that browsers support, and fixed headers. */
export type ByteReply = {
  status: number;
  /** The best first. */
  forms: [encoding: string, form: Form][];
  identity: Form;
  /** Its cache size in bytes. */
  size: number;
};

const [brotli, gzip] = [promisify(zlib.brotliCompress), promisify(zlib.gzip)];
/** It runs once for all requests, in threads of its own. */
const brotliQuality = 6;
/**
 * Concurrent compressions: each uses some megabytes, and more than the number of cores would
 * not be faster.
 */
const inTurn = pLimit(availableParallelism());
/** Shorter bodies are sent as they are. */
const threshold = 1024;

/**
 * Makes a reply once for all. Its tags are strong: each encoding has one of its own, which its
 * headers are part of.
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
 * A file as it was built and compressed, under an address that changes with its bytes: such a reply
 * needs no tag.
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

/** The cached encodings, and those derived from them on request. */
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
 * The same bytes in memory of their own: short buffers, and zlib's results, are slices of a 64
 * KB chunk, which would be retained whole.
 */
function alone(bytes: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(copy);
  return copy;
}

/**
 * The body of an encoding; deriving it from the gzip takes a third of a millisecond for a page,
 * and as much again for zstd.
 */
function bodyOf({ forms, identity }: ByteReply, form: Form): Buffer {
  const existing = form.body ?? form.made?.deref();
  if (existing) return existing;
  const plain = zlib.gunzipSync(defined(defined(forms.find(([name]) => name === 'gzip'))[1].body));
  const body = form === identity ? plain : zlib.zstdCompressSync(plain);
  form.made = new WeakRef(body);
  return body;
}

/** The headers of a complete response. */
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
  const about = headers.filter(([name]) => name !== 'content-type').flat();
  const tag = etag === null ? [] : ['etag', etag];
  return {
    etag,
    head: [
      ...stored,
      ...tag,
      ...(encoding ? ['content-encoding', encoding] : []),
      ...(body ? ['content-length', String(body.length)] : []),
    ],
    unchanged: [...about, ...tag],
    body,
  };
}

/** The content of an encoding: its bytes, and its headers as unshared strings. */
function sizeOf({ head, unchanged, body }: Form): number {
  return [...head, ...unchanged].reduce(
    (total, text) => total + 16 + text.length,
    body?.length ?? 0,
  );
}

/** The form for this request, and whether the caller has it already. */
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

/** A strong tag weakened by a proxy still matches: If-None-Match compares weakly. */
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

/** Browsers send a handful of lists of encodings: each is read once. */
const read = new Map<string, Set<string>>();
const maxRead = 100;

/**
 * The encodings that a client accepts; `*` and weights are ignored, an exclusion (`q=0`) is
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
 * Writes the reply, or that it is unchanged, past everything that other replies meet.
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

/** The same through Fastify, whose hooks the request has met. */
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

/** The headers set by hooks before a response is created: the same for every request. */
export function headersSoFar(reply: FastifyReply): Header[] {
  return Object.entries(reply.getHeaders()).map(([name, value]) => [name, String(value)]);
}
