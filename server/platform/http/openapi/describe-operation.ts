import type { Endpoint } from '@jyotiratna/contract';
import { defined, itemAt } from '@jyotiratna/contract';
import { endpointNames, endpoints } from '@jyotiratna/contract/endpoints';
import type { Json, Schemas } from './create-schemas.ts';
import { describeAccess, securityOf } from './describe-access.ts';
import { errorResponses } from './describe-errors.ts';

const binary = { type: 'string', format: 'binary' } as const;

/** Describes one operation of a path. */
export function describeOperation(endpoint: Endpoint, schemas: Schemas): Json {
  const name = defined(endpointNames.get(endpoint));
  const parameters = parametersOf(endpoint, schemas);
  const requestBody = requestBodyOf(endpoint, schemas);
  return {
    operationId: name,
    summary: sentenceOf(name),
    description: describeAccess(endpoint),
    tags: [defined(endpoints.get(endpoint))],
    security: securityOf(endpoint),
    ...(parameters.length > 0 && { parameters }),
    ...(requestBody && { requestBody }),
    responses: { 200: successOf(endpoint, schemas), ...errorResponses(endpoint) },
  };
}

/** Formats an endpoint's name as words: 'List products' for 'listProducts'. */
function sentenceOf(name: string): string {
  const words = name.replace(/[A-Z]+(?![a-z])|[A-Z]|\d+/g, (found) => ` ${found.toLowerCase()}`);
  return itemAt(words, 0).toUpperCase() + words.slice(1);
}

const places = { params: 'path', query: 'query', headers: 'header' } as const;

function parametersOf(endpoint: Endpoint, schemas: Schemas): Json[] {
  return Object.entries(places).flatMap(([part, place]) => {
    const schema = endpoint[part as keyof typeof places];
    if (!schema) return [];
    const { properties = {}, required = [] } = schemas.read(schema) as {
      properties?: Json;
      required?: string[];
    };
    return Object.entries(properties).map(([name, value]) => ({
      name,
      in: place,
      ...((place === 'path' || required.includes(name)) && { required: true }),
      schema: value,
    }));
  });
}

function requestBodyOf(endpoint: Endpoint, schemas: Schemas): Json | null {
  const { kind, body, form } = endpoint;
  if (kind === 'form')
    return {
      required: true,
      content: { 'multipart/form-data': { schema: formOf(form, schemas) } },
    };
  if (kind === 'bytes') return { content: { '*/*': { schema: binary } } };
  if (!body) return null;
  const isOptional = body.safeParse(undefined).success;
  return {
    required: !isOptional,
    content: { 'application/json': { schema: schemas.refer(body, 'input') } },
  };
}

/** Text fields as declared, and files, which the declaration lacks. */
function formOf(form: Endpoint['form'], schemas: Schemas): Json {
  const files = {
    type: 'object',
    additionalProperties: { anyOf: [binary, { type: 'array', items: binary }] },
  };
  if (!form) return files;
  const { additionalProperties: _, ...fields } = schemas.read(form);
  return {
    ...fields,
    properties: { ...(fields.properties as Json), images: { type: 'array', items: binary } },
  };
}

function successOf(endpoint: Endpoint, schemas: Schemas): Json {
  const { reply, type = 'application/octet-stream' } = endpoint;
  if (reply) {
    return {
      description: 'OK',
      content: { 'application/json': { schema: schemas.refer(reply, 'output') } },
    };
  }
  const types = [type].flat().map((one) => one.replace(/;.*/, ''));
  return {
    description: 'A file',
    content: Object.fromEntries(types.map((one) => [one, { schema: fileOf(one) }])),
  };
}

function fileOf(type: string): Json {
  if (type === 'application/json') return {};
  return type.startsWith('text/') || type.endsWith('/xml') ? { type: 'string' } : binary;
}
