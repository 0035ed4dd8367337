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
 * The text of a file with the mutation in it. Line breaks, indentation and trailing commas may
 * differ from `find`: the formatter sets them.
 * @throws StaleMutation where the text to replace is not found exactly once
 */
export function mutate(source: string, { name, file, find, replace }: Mutation): string {
  const found = [...source.matchAll(new RegExp(patternOf(find), 'g'))].length;
  if (found !== 1) throw new StaleMutation(`'${name}': its text stands ${found} times in ${file}`);
  return source.replace(new RegExp(patternOf(find)), () => replace);
}

/** A pattern that matches a text however it is laid out. */
function patternOf(text: string): string {
  const tokens = text.match(/[\w$]+|\s+|[^\w$\s]/g) ?? [];
  return tokens
    .map((token, at) => {
      if (/^\s/.test(token))
        return isWord(tokens[at - 1]) && isWord(tokens[at + 1]) ? '\\s+' : '\\s*';
      const escaped = token.replace(/[^\w]/g, '\\$&');
      if (/[)\]}]/.test(token)) return `,?\\s*${escaped}`;
      return /[([{.?]/.test(token) ? `\\s*${escaped}\\s*` : escaped;
    })
    .join('');
}

const isWord = (token = '') => /^[\w$]/.test(token);

/** Mutations of one file that the same tests have to notice. */
export function of(
  file: string,
  tests: string[],
  changes: [name: string, find: string, replace: string][],
): Mutation[] {
  return changes.map(([name, find, replace]) => ({ name, file, find, replace, tests }));
}
