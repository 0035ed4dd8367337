/**
 * A string to insert into a file, directly before or after another string that occurs there exactly
 * once.
 */
export type Edit = { file: string; add: string } & ({ before: string } | { after: string });

/** A program and its arguments, run in the copy of the working tree. */
export type Command = readonly [program: string, ...args: string[]];

/**
 * A typical change of the shop as data, applied in a copy, measured and verified by `npm run
 * recipes`. Each is a file `NAME.recipe.ts` in this folder that exports `recipe`.
 */
export type Recipe = {
  /** A contributor's goal, such as 'add a field to a product'. */
  name: string;
  /** First words of its paragraph in CONTRIBUTING.md, which must list the changed files. */
  title: string;
  edits: readonly Edit[];
  /** New files, by path. */
  files?: Readonly<Record<string, string>>;
  /** The command that generates further files, such as a migration. */
  generate?: readonly Command[];
  /** Maximum number of changed files, among those counted by `counts`; by default all. */
  upTo: number;
  counts?: (file: string) => boolean;
  /** The recipe's own tests, added after the files are counted. */
  proofs?: Readonly<Record<string, string>>;
  /** Commands that must succeed with these tests, in order. */
  checks: readonly Command[];
};

/**
 * Returns each changed file's new text. @throws Error if the place of an edit does not occur
 * exactly once, or a new file already exists
 */
export function applyRecipe(
  recipe: Recipe,
  read: (file: string) => string | null,
): Map<string, string> {
  const sources = new Map<string, string>();
  for (const edit of recipe.edits) {
    const text = sources.get(edit.file) ?? read(edit.file);
    if (text === null) throw new Error(`${recipe.name}: there is no ${edit.file}.`);
    sources.set(edit.file, applyEdit(recipe.name, edit, text));
  }
  for (const [file, text] of Object.entries({ ...recipe.files, ...recipe.proofs })) {
    if (read(file) !== null) throw new Error(`${recipe.name}: ${file} is there already.`);
    sources.set(file, text);
  }
  return sources;
}

function applyEdit(name: string, edit: Edit, text: string): string {
  const place = 'before' in edit ? edit.before : edit.after;
  const at = text.indexOf(place);
  if (at < 0 || text.includes(place, at + 1))
    throw new Error(`${name}: ${edit.file} must hold this once: ${JSON.stringify(place)}`);
  const offset = 'before' in edit ? at : at + place.length;
  return text.slice(0, offset) + edit.add + text.slice(offset);
}
