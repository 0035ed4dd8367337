import { is, Param, Placeholder, sql } from 'drizzle-orm';
import type { Executor } from './open-database.ts';

/** Values of a statement by the names of its placeholders. */
type Given = Readonly<Record<string, unknown>>;
/** Drizzle's query: what `prepare` makes of it holds text and parameters, and the connection that it was built for. */
export type Query<Answer> = { prepare: (name: string) => { execute: () => Promise<Answer> } };
type Prepared<Answer> = { execute: () => Promise<Answer> };
/** Shapes of one statement that are kept; further ones are built each time. */
const mostShapes = 20;
type Template<Answer> = { prepared: Prepared<Answer>; fill: ((given: Given) => unknown)[] };

/**
 * A statement that is built when it is first run, and then only given its values: of a table with fifty columns Drizzle takes
 * longer to write a statement than to send it and read the answer. It has no name at the server, so that it goes through any
 * pooler. Without a value, or with null, a placeholder is null.
 * @param build with `sql.placeholder` for whatever differs from run to run
 */
export function builtOnce<Answer>(
  build: (db: Executor) => Query<Answer>,
): (db: Executor, given: Given) => Promise<Answer> {
  // The two databases are asked by drivers of their own.
  const templates = new Map<unknown, Template<Answer>>();
  return (db, given) => {
    const { session } = db._ as unknown as { session: { client: unknown } };
    const driver = session.constructor;
    const template = templates.get(driver) ?? templateOf(build(db));
    templates.set(driver, template);
    const params = template.fill.map((find) => find(given));
    return Object.assign(Object.create(template.prepared), { client: session.client, params }).execute();
  };
}

/** The same for statements of several shapes, such as of some columns or for a number of ids: each is built once. */
export function builtOnceEach<Shape, Answer>(
  build: (db: Executor, shape: Shape) => Query<Answer>,
): (db: Executor, shape: Shape, given: Given) => Promise<Answer> {
  const byShape = new Map<string, ReturnType<typeof builtOnce<Answer>>>();
  return (db, shape, given) => {
    const key = JSON.stringify(shape);
    const built = byShape.get(key) ?? builtOnce((first) => build(first, shape));
    if (byShape.size < mostShapes) byShape.set(key, built);
    return built(db, given);
  };
}

/** The same for a list of ids. */
export function builtForIds<Answer>(
  build: (db: Executor, ids: Placeholder[]) => Query<Answer>,
): (db: Executor, ids: readonly string[]) => Promise<Answer> {
  const named = (many: number) => Array.from({ length: many }, (_, at) => sql.placeholder(String(at)));
  const built = builtOnceEach((db, many: number) => build(db, named(many)));
  return (db, ids) => built(db, ids.length, { ...ids });
}

/** A row that is to be written: of each of these columns the placeholder. */
export function placeholders<Row>(columns: readonly string[], nameOf = (column: string) => column): Row {
  return Object.fromEntries(columns.map((column) => [column, sql.placeholder(nameOf(column))])) as Row;
}

function templateOf<Answer>(query: Query<Answer>): Template<Answer> {
  const prepared = query.prepare('') as Prepared<Answer> & { params: unknown[]; client: unknown };
  const fill = prepared.params.map(valueIn);
  // The connection may end long before the template does.
  Object.assign(prepared, { client: null, params: null });
  return { prepared, fill };
}

/** How the value of a parameter is found. */
function valueIn(param: unknown): (given: Given) => unknown {
  if (is(param, Placeholder)) return (given) => given[param.name] ?? null;
  if (!is(param, Param) || !is(param.value, Placeholder)) return () => param;
  const { encoder, value } = param;
  return (given) => {
    const found = given[value.name] ?? null;
    return found === null ? null : encoder.mapToDriverValue(found);
  };
}
