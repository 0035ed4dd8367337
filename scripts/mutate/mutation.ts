/** A change of one line that introduces a defect, and the tests that must detect it. */
export type Mutation = {
  /** Short and unique description of the defect. */
  name: string;
  file: string;
  /** Text that occurs exactly once in `file`. */
  find: string;
  replace: string;
  /** Test files that must detect it, quickest first: the first failure stops the run. */
  tests: string[];
};

export class StaleMutation extends Error {}

/**
 * Applies the mutation to the text of a file. Line breaks, indentation and trailing commas may
 * differ from `find`, because the formatter sets them.
 * @throws StaleMutation if the text to replace does not occur exactly once
 */
export function mutate(source: string, { name, file, find, replace }: Mutation): string {
  const found = [...source.matchAll(new RegExp(patternOf(find), 'g'))].length;
  if (found !== 1) throw new StaleMutation(`'${name}': its text stands ${found} times in ${file}`);
  return source.replace(new RegExp(patternOf(find)), () => replace);
}

/** A pattern that matches a text in any layout. */
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

/** Creates mutations of one file that the same tests must detect. */
export function of(
  file: string,
  tests: string[],
  changes: [name: string, find: string, replace: string][],
): Mutation[] {
  return changes.map(([name, find, replace]) => ({ name, file, find, replace, tests }));
}
