import { type Endpoint, itemAt, type ShopErrorCode, shopErrors } from '@jyotiratna/contract';
import { errorsOf } from '@jyotiratna/contract/endpoint-errors';
import type { Json } from './create-schemas.ts';

const pascalCase = (code: string) =>
  code.replace(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase());
const schemaName = (code: ShopErrorCode) => `${pascalCase(code)}Error`;
const refer = (code: ShopErrorCode) => ({ $ref: `#/components/schemas/${schemaName(code)}` });

const text = { type: 'string' } as const;
const formatted = {
  type: 'object',
  properties: { code: text, params: {} },
  required: ['code'],
} as const;

/** The common properties of all errors, as sent by `sendError`. */
const shopError: Json = {
  type: 'object',
  properties: {
    error: { ...text, description: 'A short title.' },
    message: { ...text, description: 'A sentence for a person.' },
    code: text,
    messageCode: {
      ...text,
      description: 'The code of `message` where it is more specific than `code`.',
    },
    params: { description: 'The parameters of `message`.' },
    details: text,
    retryAfter: { type: 'number', description: 'Seconds.' },
    fields: {
      type: 'object',
      additionalProperties: text,
      description: 'A sentence by the path of each field.',
    },
    fieldCodes: { type: 'object', additionalProperties: formatted },
    requestId: text,
  },
  required: ['error', 'message', 'code'],
};

/** A schema for every error code, and their common one. */
export function describeErrors(): Record<string, Json> {
  const codes = Object.keys(shopErrors) as ShopErrorCode[];
  const byName = codes.map((code) => [
    schemaName(code),
    {
      allOf: [
        { $ref: '#/components/schemas/ShopError' },
        {
          type: 'object',
          properties: { code: { type: 'string', const: code } },
          required: ['code'],
        },
      ],
    },
  ]);
  return { ShopError: shopError, ...Object.fromEntries(byName) };
}

/** The error responses of an endpoint by status: one of the schemas of its codes. */
export function errorResponses(endpoint: Endpoint): Record<string, Json> {
  const byStatus = Object.groupBy([...errorsOf(endpoint)].toSorted(), (code) => shopErrors[code]);
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, codes = []]) => [
      status,
      responseOf(Number(status), codes),
    ]),
  );
}

function responseOf(status: number, codes: readonly ShopErrorCode[]): Json {
  const schema = codes.length === 1 ? refer(itemAt(codes, 0)) : { oneOf: codes.map(refer) };
  const hasRetryAfter = status === 429 || status === 503;
  return {
    description: `Errors: ${codes.join(', ')}.`,
    ...(hasRetryAfter && {
      headers: { 'Retry-After': { description: 'Seconds.', schema: { type: 'integer' } } },
    }),
    content: { 'application/json': { schema } },
  };
}
