import { is, Param, Placeholder, sql } from 'drizzle-orm';
import type { Executor } from './open-database.ts';

/** Values of a statement by the names of its placeholders. */
type Given = Readonly<Record<string, unknown>>;
/**
 * Drizzle's query: the result of `prepare` contains text and parameters, and the connection
 * that it was built for.
 */
export type BuiltQuery<ResponseBody> = {
  prepare: (name: string) => { execute: () => Promise<ResponseBody> };
};
type Prepared<ResponseBody> = { execute: () => Promise<ResponseBody> };
/** Maximum cached variants of one statement; further ones are built each time. */
const maxShapes = 20;
type Template<ResponseBody> = {
  prepared: Prepared<ResponseBody>;
  fill: ((given: Given) => unknown)[];
};

/**
 * A statement that is built at its first run, and only bound to its values after: for a table
 * with fifty columns Drizzle spends longer on building a statement than on sending it and
 * reading the response. It is unnamed at the server, so that it works with any pooler. Without
 * a value, or with null, a placeholder is null.
 * @param build with `sql.placeholder` for each value that differs from run to run
 */
export function builtOnce<ResponseBody>(
  build: (db: Executor) => BuiltQuery<ResponseBody>,
): (db: Executor, given: Given) => Promise<ResponseBody> {
  // The two databases have separate drivers.
  const templates = new Map<unknown, Template<ResponseBody>>();
  return (db, given) => {
    const { session } = db._ as unknown as { session: { client: unknown } };
    const driver = session.constructor;
    const template = templates.get(driver) ?? templateOf(build(db));
    templates.set(driver, template);
    const params = template.fill.map((find) => find(given));
    return Object.assign(Object.create(template.prepared), {
      client: session.client,
      params,
    }).execute();
  };
}

/**
 * The same for statements of several shapes, such as of some columns or for a number of ids: each
 * is built once.
 */
export function builtOnceEach<Shape, ResponseBody>(
  build: (db: Executor, shape: Shape) => BuiltQuery<ResponseBody>,
): (db: Executor, shape: Shape, given: Given) => Promise<ResponseBody> {
  const byShape = new Map<string, ReturnType<typeof builtOnce<ResponseBody>>>();
  return (db, shape, given) => {
    const key = JSON.stringify(shape);
    const built = byShape.get(key) ?? builtOnce((first) => build(first, shape));
    if (byShape.size < maxShapes) byShape.set(key, built);
    return built(db, given);
  };
}

/** The same for a list of ids. */
export function builtForIds<ResponseBody>(
  build: (db: Executor, ids: Placeholder[]) => BuiltQuery<ResponseBody>,
): (db: Executor, ids: readonly string[]) => Promise<ResponseBody> {
  const resolved = (many: number) =>
    Array.from({ length: many }, (_, at) => sql.placeholder(String(at)));
  const built = builtOnceEach((db, many: number) => build(db, resolved(many)));
  return (db, ids) => built(db, ids.length, { ...ids });
}

/** A row to insert: the placeholder of each of these columns. */
export function placeholders<Row>(
  columns: readonly string[],
  nameOf = (column: string) => column,
): Row {
  return Object.fromEntries(
    columns.map((column) => [column, sql.placeholder(nameOf(column))]),
  ) as Row;
}

function templateOf<ResponseBody>(query: BuiltQuery<ResponseBody>): Template<ResponseBody> {
  const prepared = query.prepare('') as Prepared<ResponseBody> & {
    params: unknown[];
    client: unknown;
  };
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
