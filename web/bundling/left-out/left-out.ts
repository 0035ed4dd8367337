import { parseAst } from 'vite';

/** Functions of one file of a package that no page here can reach, or whose work no page here needs. */
export type LeftOut = {
  /** The end of the file's path. */
  file: string;
  /** What they are for, and why that is not needed. */
  because: string;
  /** Those that nothing calls as long as that holds: whoever does call one is told so. */
  never?: readonly string[];
  /** Those that are called on the way, with what they answer instead, `''` for nothing. */
  instead?: Readonly<Record<string, string>>;
  /** Words that stand in those whose name another one may have in the next version: of a bundler's numbers, `name$1`. */
  holding?: Readonly<Record<string, string>>;
};

/**
 * Empties functions of packages in the browser's build; what they alone used leaves with them. A bundler does that with what a
 * module exports and nobody imports, but React is one module and the router's heart one function. A version in which one of
 * them has another name ends the build, and whoever begins to use one of them reads so in the browser.
 */
export function leftOut(all: readonly LeftOut[]) {
  const met = new Set<string>();
  return {
    name: 'left-out',
    apply: 'build' as const,
    applyToEnvironment: ({ name }: { name: string }) => name === 'client',
    transform(code: string, id: string): string | null {
      const here = all.filter(({ file }) => id.replaceAll('\\', '/').endsWith(`/${file}`));
      for (const { file } of here) met.add(file);
      const holding = new Map(here.flatMap((one) => Object.entries(one.holding ?? {})));
      return here.length > 0 ? emptied(code, bodiesOf(here), holding) : null;
    },
    buildEnd(error?: Error) {
      const missed = all.filter(({ file }) => !met.has(file));
      if (!error && missed.length > 0) throw new Error(`Files have other names now: ${missed.map(({ file }) => file)}`);
    },
  };
}

/** What stands in each function instead of what it does. */
function bodiesOf(some: readonly LeftOut[]): Map<string, string> {
  return new Map(
    some.flatMap(({ never = [], instead = {} }) => [
      ...never.map((name): [string, string] => [name, 'throw Error("Left out of this build")']),
      ...Object.entries(instead).map(([name, value]): [string, string] => [name, value && `return ${value}`]),
    ]),
  );
}

/**
 * A module with other bodies in some of its functions.
 * @param bodies by the function's name, or by what it is assigned to, such as `Thing.prototype.act`
 * @param holding words in the functions of some names
 * @throws Error where there is not just one function of a name, with its words in it
 */
export function emptied(
  code: string,
  bodies: ReadonlyMap<string, string>,
  holding: ReadonlyMap<string, string> = new Map(),
): string {
  const found = functionsOf(code).filter(
    ({ name, start, end }) => bodies.has(name) && code.slice(start, end).includes(holding.get(name) ?? ''),
  );
  const odd = [...bodies.keys()].filter((name) => found.filter((one) => one.name === name).length !== 1);
  if (odd.length > 0) throw new Error(`There is not just one function of these names: ${odd.join(', ')}`);
  return found
    .filter(({ start }) => !found.some((around) => around.start < start && start < around.end))
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, { name, start, end }) => `${text.slice(0, start)}{${bodies.get(name)}}${text.slice(end)}`, code);
}

type Node = { type: string; start: number; end: number } & Record<string, unknown>;
type Body = { name: string; start: number; end: number };

/** Functions of a module that have a name or are assigned to one, with where their bodies are. */
function functionsOf(code: string): Body[] {
  const found: Body[] = [];
  const isNode = (value: unknown): value is Node =>
    typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';
  const textOf = ({ start, end }: Node) => code.slice(start, end);
  const look = (node: Node) => {
    const { id, body, left, right } = node as Record<string, Node>;
    if (node.type === 'FunctionDeclaration' && id && body) found.push({ ...placeOf(body), name: textOf(id) });
    if (node.type === 'AssignmentExpression' && left && right?.type === 'FunctionExpression')
      found.push({ ...placeOf(right.body as Node), name: textOf(left) });
    for (const inner of Object.values(node).flat()) if (isNode(inner)) look(inner);
  };
  look(parseAst(code) as unknown as Node);
  return found;
}

function placeOf({ start, end }: Node): { start: number; end: number } {
  return { start, end };
}
