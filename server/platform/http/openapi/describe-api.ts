import type { Endpoint } from '@jyotiratna/contract';
import { defined, itemAt } from '@jyotiratna/contract';
import { endpointNames, endpoints } from '@jyotiratna/contract/endpoints';
import { createSchemas, type Json, type NamedSection } from './create-schemas.ts';
import { describeErrors } from './describe-errors.ts';
import { describeOperation } from './describe-operation.ts';
import { selectReferenced } from './select-referenced.ts';
import { describeTags } from './tags.ts';

/** The parts of an endpoint that have a schema, with the suffix of the schema's name. */
const parts = {
  params: 'Params',
  query: 'Query',
  headers: 'Headers',
  body: 'Body',
  form: 'Form',
} as const;

/**
 * Describes the API in OpenAPI 3.1, from the contract's endpoints. WebSockets are omitted, because
 * OpenAPI cannot describe them.
 * @param options.publicUrl - the shop's origin
 */
export function describeApi({ publicUrl }: { publicUrl: string }): Json {
  const described = [...endpoints.keys()].filter(({ kind }) => kind !== 'socket');
  const schemas = createSchemas({ input: inputsOf(described), output: repliesOf(described) });
  const paths: Record<string, Json> = {};
  for (const endpoint of described) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    const operation = describeOperation(endpoint, schemas);
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation };
  }
  const all = { ...schemas.components, ...describeErrors() };
  return {
    openapi: '3.1.0',
    info: {
      title: 'Jyotiratna',
      version: '1',
      description:
        'The API of the shop. Money in rupees unless a field says paise; instants in ISO 8601.',
      contact: { name: 'The shop', url: `${publicUrl}/contact-us` },
    },
    servers: [{ url: publicUrl }],
    tags: describeTags(),
    paths,
    components: {
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: publicUrl.startsWith('https:') ? '__Host-sid' : 'sid',
          description: 'The session that a login starts.',
        },
        token: {
          type: 'http',
          scheme: 'bearer',
          description: 'An API token that an administrator creates, with scopes.',
        },
      },
      schemas: selectReferenced(paths, all),
    },
  };
}

const nameOf = (endpoint: Endpoint) => pascalCase(defined(endpointNames.get(endpoint)));
const pascalCase = (name: string) => itemAt(name, 0).toUpperCase() + name.slice(1);

function inputsOf(described: readonly Endpoint[]): NamedSection[] {
  return described.flatMap((endpoint) =>
    Object.entries(parts).flatMap(([part, suffix]): NamedSection[] => {
      const schema = endpoint[part as keyof typeof parts];
      return schema ? [{ name: nameOf(endpoint) + suffix, schema }] : [];
    }),
  );
}

function repliesOf(described: readonly Endpoint[]): NamedSection[] {
  return described.flatMap((endpoint): NamedSection[] =>
    endpoint.reply ? [{ name: `${nameOf(endpoint)}Reply`, schema: endpoint.reply }] : [],
  );
}
