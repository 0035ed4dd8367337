import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, it } from 'vitest';
import { describeApi } from './describe-api.ts';

/**
 * The rules of Spectral's `spectral:oas` ruleset for OpenAPI 3.1. Its packages are no dependency,
 * because they are 140, one of which reports its installation.
 */
type Schema = Record<string, unknown>;
type Parameter = { name: string; in: string; required?: boolean; schema: Schema };
type Operation = {
  operationId: string;
  summary: string;
  description: string;
  tags: string[];
  security: Record<string, string[]>[];
  parameters?: Parameter[];
  responses: Record<string, { description: string; content?: Record<string, { schema: Schema }> }>;
};
type Description = {
  openapi: string;
  info: {
    title: string;
    version: string;
    description: string;
    contact: { name: string; url: string };
  };
  servers: { url: string }[];
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { securitySchemes: Record<string, Schema>; schemas: Record<string, Schema> };
};

const description = describeApi({ publicUrl: 'https://shop.example' }) as Description;
const operations = Object.entries(description.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({
    at: `${method} ${path}`,
    path,
    ...operation,
  })),
);

/** All objects within the description, with their paths. */
function* objectsIn(value: unknown, at = ''): Generator<[at: string, object: Schema]> {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) yield [at, value as Schema];
  for (const [key, part] of Object.entries(value)) yield* objectsIn(part, `${at}/${key}`);
}
const objects = [...objectsIn(description)];
const placesWhere = (isWrong: (object: Schema) => boolean) =>
  objects.filter(([, object]) => isWrong(object)).map(([at]) => at);
const operationsWhere = (isWrong: (operation: (typeof operations)[number]) => boolean) =>
  operations.filter(isWrong).map(({ at }) => at);

it('states who publishes it, and where it is served', () => {
  const { info, servers } = description;
  expect(info.description && info.contact.name && info.contact.url).toBeTruthy();
  expect(servers.map(({ url }) => url)).toEqual(['https://shop.example']);
});

it('every operation has a unique name that fits into an address, a summary and a description', () => {
  expect(operations.length).toBeGreaterThan(300);
  expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length);
  expect(operationsWhere(({ operationId }) => !/^[a-zA-Z0-9]+$/.test(operationId))).toEqual([]);
  expect(operationsWhere(({ summary, description: text }) => !summary || !text)).toEqual([]);
});

it('every operation has one tag, and every tag is declared with a description', () => {
  const declared = description.tags.map(({ name }) => name);
  expect(operationsWhere(({ tags }) => tags.length !== 1 || !declared.includes(tags[0]!))).toEqual(
    [],
  );
  expect(new Set(declared).size).toBe(declared.length);
  expect(description.tags.filter(({ name, description: text }) => !text || text === name)).toEqual(
    [],
  );
});

it('every operation has a reply with a body and errors with a body', () => {
  const lacks = ({ content, description: text }: Operation['responses'][string]) =>
    !content || !text;
  expect(
    operationsWhere(({ responses }) => !responses[200] || Object.values(responses).some(lacks)),
  ).toEqual([]);
});

it('every parameter of a path is declared as required, and no parameter twice', () => {
  const wrong = operationsWhere(({ path, parameters = [] }) => {
    const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    const declared = parameters.filter(({ in: place, required }) => place === 'path' && required);
    const keys = parameters.map(({ name, in: place }) => `${place} ${name}`);
    return (
      declared.map(({ name }) => name).join() !== inPath.join() ||
      new Set(keys).size !== keys.length
    );
  });
  expect(wrong).toEqual([]);
});

it('no path ends in a slash or contains a query', () => {
  expect(Object.keys(description.paths).filter((path) => /\/$|\?|\{\}/.test(path))).toEqual([]);
});

it('every security requirement is declared', () => {
  const declared = Object.keys(description.components.securitySchemes);
  const isUnknown = (requirement: object) =>
    Object.keys(requirement).some((name) => !declared.includes(name));
  expect(operationsWhere(({ security }) => !security || security.some(isUnknown))).toEqual([]);
});

it('every array has items', () => {
  expect(placesWhere(({ type, items }) => type === 'array' && !items)).toEqual([]);
});

it('every enumeration has distinct values of its type', () => {
  const wrong = placesWhere(
    ({ type, enum: values }) =>
      Array.isArray(values) &&
      (new Set(values).size !== values.length ||
        (type === 'string' && values.some((one) => typeof one !== 'string'))),
  );
  expect(wrong).toEqual([]);
});

it('every reference resolves, and every named schema is used', () => {
  const names = Object.keys(description.components.schemas);
  const used = objects.flatMap(([, { $ref }]) =>
    typeof $ref === 'string' ? [$ref.split('/').pop()!] : [],
  );
  expect(used.filter((name) => !names.includes(name))).toEqual([]);
  expect(names.filter((name) => !used.includes(name))).toEqual([]);
  expect(names).toEqual(
    expect.arrayContaining(['Product', 'Order', 'Cart', 'SoldOutError', 'ListProductsReply']),
  );
});

it('every named schema is one of JSON Schema', () => {
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  ajv.addSchema({ $id: 'api', components: description.components });
  const dangling = Object.keys(description.components.schemas).filter((name) => {
    const schema = ajv.getSchema(`api#/components/schemas/${name}`);
    return !schema;
  });
  expect(dangling).toEqual([]);
});

it('a schema that requests read otherwise than replies has a name of its own', () => {
  const { CampaignContent, CampaignContentInput } = description.components.schemas;
  expect(CampaignContent).toBeDefined();
  expect(CampaignContentInput).toBeDefined();
  expect(CampaignContentInput).not.toEqual(CampaignContent);
});
