import { defined } from '@jyotiratna/contract';
import { namedSchemas } from '@jyotiratna/contract/named-schemas';
import { z } from 'zod';
import { tidySchema } from './tidy-schema.ts';

export type Json = Record<string, unknown>;
export type NamedSection = { name: string; schema: z.ZodType };

/** JSON schemas for requests and responses. */
export type Schemas = {
  /** All named schemas. */
  components: Record<string, Json>;
  /**
   * A reference to a schema, or the schema itself if it is nameless and several operations use it.
   */
  refer: (schema: z.ZodType, direction: Direction) => Json;
  /** The JSON schema of an object, as used in a request. */
  read: (schema: z.ZodType) => Json;
};
type Direction = 'input' | 'output';

const prefix = '#/components/schemas/';

/**
 * Converts the schemas of requests and replies to JSON schemas. A schema that only one endpoint
 * uses is named by the endpoint, others by their export from the contract. If a named schema
 * differs between requests and replies (a default, a parsed text), the request's name ends in
 * `Input`.
 */
export function createSchemas({ input, output }: Record<Direction, NamedSection[]>): Schemas {
  const uses = countUses([...input, ...output]);
  const names = { input: namesOf(input), output: namesOf(output) };
  const converted = {
    input: convert(names.input, 'input'),
    output: convert(names.output, 'output'),
  };
  const renamed = findDifferences(converted.input, converted.output);
  const inputs = Object.entries(converted.input).map(([name, schema]) => [
    renamed.has(name) ? `${name}Input` : name,
    rename(schema, renamed),
  ]);
  const finished = {
    input: Object.fromEntries(inputs) as Record<string, Json>,
    output: converted.output,
  };
  const finalName = (schema: z.ZodType, direction: Direction) => {
    const name = defined(names[direction].get(schema));
    return direction === 'input' && renamed.has(name) ? `${name}Input` : name;
  };
  return {
    components: { ...finished.input, ...finished.output },
    read: (schema) => defined(finished.input[finalName(schema, 'input')]),
    refer(schema, direction) {
      const name = finalName(schema, direction);
      const isShared = !namedSchemas.has(schema) && (uses.get(schema) ?? 0) > 1;
      return isShared ? defined(finished[direction][name]) : { $ref: prefix + name };
    },
  };
}

function countUses(parts: readonly NamedSection[]): Map<z.ZodType, number> {
  const uses = new Map<z.ZodType, number>();
  for (const { schema } of parts) uses.set(schema, (uses.get(schema) ?? 0) + 1);
  return uses;
}

function namesOf(parts: readonly NamedSection[]): Map<z.ZodType, string> {
  const names = new Map(namedSchemas);
  for (const { name, schema } of parts) if (!names.has(schema)) names.set(schema, name);
  return names;
}

function convert(names: ReadonlyMap<z.ZodType, string>, io: Direction): Record<string, Json> {
  const registry = z.registry<{ id: string }>();
  for (const [schema, id] of names) registry.add(schema, { id });
  const { schemas } = z.toJSONSchema(registry, {
    io,
    uri: (id) => prefix + id,
    unrepresentable: 'any',
    override: ({ jsonSchema, zodSchema }) => tidySchema(jsonSchema as Json, zodSchema),
  });
  return Object.fromEntries(
    Object.entries(schemas).map(([name, { $id: _, $schema: _schema, ...schema }]) => [
      name,
      schema as Json,
    ]),
  );
}

/**
 * The names of schemas that differ between requests and replies, directly or by a schema they refer
 * to.
 */
function findDifferences(input: Record<string, Json>, output: Record<string, Json>): Set<string> {
  const pairs = Object.entries(input).flatMap(([name, schema]) =>
    name in output
      ? [{ name, text: JSON.stringify(schema), other: JSON.stringify(output[name]) }]
      : [],
  );
  const found = new Set(pairs.filter(({ text, other }) => text !== other).map(({ name }) => name));
  for (let before = -1; before !== found.size; ) {
    before = found.size;
    for (const { name, text } of pairs) {
      if (referencesIn(text).some((one) => found.has(one))) found.add(name);
    }
  }
  return found;
}

/** The names of the schemas that a schema's JSON refers to. */
export function referencesIn(text: string): string[] {
  return [...text.matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)].map(([, name]) =>
    defined(name),
  );
}

function rename(schema: Json, renamed: ReadonlySet<string>): Json {
  const text = JSON.stringify(schema).replace(
    /"\$ref":"#\/components\/schemas\/(\w+)"/g,
    (found, name: string) => (renamed.has(name) ? `"$ref":"${prefix}${name}Input"` : found),
  );
  return JSON.parse(text) as Json;
}
