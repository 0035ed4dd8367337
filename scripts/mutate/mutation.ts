/** One change that would break a promise of the shop, and the tests that have to notice. */
export type Mutation = {
  /** Short and unique: the defect. */
  name: string;
  file: string;
  /** Text that is in `file` exactly once. */
  find: string;
  replace: string;
  /** Test files that must detect it, quickest first: the first failure stops the run. */
  tests: string[];
};

export class StaleMutation extends Error {}

/**
 * The text of a file with the mutation in it.
 * @throws StaleMutation where the text to replace is not found exactly once
 */
export function mutate(source: string, { name, file, find, replace }: Mutation): string {
  const found = source.split(find).length - 1;
  if (found !== 1) throw new StaleMutation(`'${name}': its text stands ${found} times in ${file}`);
  return source.replace(find, () => replace);
}

/** Mutations of one file that the same tests have to notice. */
export function of(
  file: string,
  tests: string[],
  changes: [name: string, find: string, replace: string][],
): Mutation[] {
  return changes.map(([name, find, replace]) => ({ name, file, find, replace, tests }));
}
