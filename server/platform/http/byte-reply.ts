import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import zlib, { constants } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import pLimit from 'p-limit';

export type Header = [name: string, value: string];

/** One encoding of a reply: what is written, to the last byte. */
type Form = {
  /** Null where the address changes with the bytes. */
  etag: string | null;
  /** Names and values in turn, as Node writes them; the length of what is compressed when it is asked for is not among them. */
  head: string[];
  /** The same for a caller who has these bytes already. */
  unchanged: string[];
  /**
   * Null for what is made of the gzip when somebody asks for it: the bytes as they are, which few want and which would take the
   * most room, and zstd, since whoever knows it knows brotli.
   */
  body: Buffer | null;
  /** Those of a null body, for as long as the memory is not needed. */
  made?: WeakRef<Buffer>;
};

/** A reply that is the same for everyone who asks: bytes in every encoding that browsers know, and fixed headers. */
export type ByteReply = {
  status: number;
  /** The best first. */
  forms: [encoding: string, form: Form][];
  identity: Form;
  /** Bytes that it takes to keep it. */
  size: number;
};

const [brotli, gzip] = [promisify(zlib.brotliCompress), promisify(zlib.gzip)];
/** It is done once for all who ask, in threads of its own. */
const brotliQuality = 6;
/** Replies that are compressed at once: each takes some megabytes for it, and more than there are cores would not be quicker. */
const inTurn = pLimit(availableParallelism());
/** Shorter bodies are sent as they are. */
const threshold = 1024;

/** Makes a reply once for all. Its tags are strong: each encoding has one of its own, which its headers are part of. */
export async function byteReply(status: number, headers: readonly Header[], text: string): Promise<ByteReply> {
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
  const length = forms.reduce((sum, [, form]) => sum + sizeOf(form), sizeOf(identity));
  return { status, forms, identity, size: length };
}

/** A file as it was built and compressed, under an address that changes with its bytes: such a reply needs no tag. */
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
  return { status: 200, forms, identity, size: forms.reduce((sum, [, form]) => sum + sizeOf(form), sizeOf(identity)) };
}

/** Those in which a reply is kept, and those that are made of them when they are asked for. */
async function encode(body: Buffer): Promise<[string, Buffer | null][]> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  };
  const made = async (name: string, bytes: Promise<Buffer>) => [name, alone(await bytes)] as [string, Buffer];
  const [br, gz] = await Promise.all([made('br', brotli(body, { params })), made('gzip', gzip(body))]);
  return [br, ['zstd', null], gz];
}

/** The same bytes in memory of their own: short ones, and what zlib returns, lie in a chunk of 64 KB, all of which would be kept. */
function alone(bytes: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(copy);
  return copy;
}

/** The body of a form; where it is made of the gzip, that takes a third of a millisecond for a page, and as much again for zstd. */
function bodyOf({ forms, identity }: ByteReply, form: Form): Buffer {
  const known = form.body ?? form.made?.deref();
  if (known) return known;
  const plain = zlib.gunzipSync(forms.find(([name]) => name === 'gzip')![1].body!);
  const body = form === identity ? plain : zlib.zstdCompressSync(plain);
  form.made = new WeakRef(body);
  return body;
}

/** The headers of a whole reply. */
function headOf(reply: ByteReply, form: Form): string[] {
  if (form.head.at(-2) === 'content-length') return form.head;
  return [...form.head, 'content-length', String(bodyOf(reply, form).length)];
}

function formOf(headers: readonly Header[], etag: string | null, encoding: string | null, body: Buffer | null): Form {
  const kept = headers.flat();
  const about = headers.filter(([name]) => name !== 'content-type').flat();
  const tag = etag === null ? [] : ['etag', etag];
  return {
    etag,
    head: [
      ...kept,
      ...tag,
      ...(encoding ? ['content-encoding', encoding] : []),
      ...(body ? ['content-length', String(body.length)] : []),
    ],
    unchanged: [...about, ...tag],
    body,
  };
}

/** What a form takes: its bytes, and its headers as strings that nothing else holds. */
function sizeOf({ head, unchanged, body }: Form): number {
  return [...head, ...unchanged].reduce((sum, text) => sum + 16 + text.length, body?.length ?? 0);
}

/** The form for this request, and whether the caller has it already. */
function formFor(reply: ByteReply, { headers }: Pick<IncomingMessage, 'headers'>): { form: Form; unchanged: boolean } {
  const known = headers['if-none-match'];
  const had = known === undefined ? undefined : findTag(reply, known);
  return had
    ? { form: had, unchanged: true }
    : { form: chooseForm(reply, headers['accept-encoding']), unchanged: false };
}

/** A strong tag that a proxy made weak on the way still counts: If-None-Match compares weakly. */
function findTag({ forms, identity }: ByteReply, known: string): Form | undefined {
  if (known.trim() === '*') return identity;
  const tags = known.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  const isKnown = ({ etag }: Form) => etag !== null && tags.includes(etag);
  return isKnown(identity) ? identity : forms.find(([, form]) => isKnown(form))?.[1];
}

function chooseForm({ forms, identity }: ByteReply, accepted: string | string[] | undefined): Form {
  if (accepted === undefined || forms.length === 0) return identity;
  const names = encodingsOf(String(accepted));
  return forms.find(([name]) => names.has(name))?.[1] ?? identity;
}

/** Browsers send a handful of lists of encodings: each is read once. */
const read = new Map<string, Set<string>>();
const mostRead = 100;

/** The encodings that a caller takes; `*` and preferences among them are not weighed, a refusal (`q=0`) is heard. */
function encodingsOf(accepted: string): Set<string> {
  const known = read.get(accepted);
  if (known) return known;
  const names = accepted
    .toLowerCase()
    .split(',')
    .map((part) => part.split(';').map((piece) => piece.trim()))
    .filter(([, ...rest]) => !rest.some((piece) => /^q=0(?:\.0*)?$/.test(piece)))
    .map(([name = '']) => name);
  const found = new Set(names);
  if (read.size < mostRead) read.set(accepted, found);
  return found;
}

/**
 * Writes the reply, or that it is unchanged, past everything that other replies meet.
 * @returns the status
 */
export function writeByteReply(reply: ByteReply, request: IncomingMessage, response: ServerResponse): number {
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
export function sendByteReply(request: FastifyRequest, reply: FastifyReply, made: ByteReply): FastifyReply {
  const { form, unchanged } = formFor(made, request);
  const head = unchanged ? form.unchanged : headOf(made, form);
  for (let at = 0; at < head.length; at += 2) reply.header(head[at]!, head[at + 1]);
  return unchanged ? reply.code(304).send() : reply.code(made.status).send(bodyOf(made, form));
}

/** What hooks have set before a reply is made: the same for every request. */
export function headersSoFar(reply: FastifyReply): Header[] {
  return Object.entries(reply.getHeaders()).map(([name, value]) => [name, String(value)]);
}
