/** A text that is put into a file, right before or after another text that stands there exactly once. */
export type Edit = { file: string; add: string } & ({ before: string } | { after: string });

/** A program and its arguments, run in the copy. */
export type Command = readonly [program: string, ...args: string[]];

/**
 * How the shop is changed in one of the ways in which shops are changed, as data: carried out in a copy, counted and proved by
 * `npm run recipes`. Each is a file `NAME.recipe.ts` next to this one that exports `recipe`.
 */
export type Recipe = {
  /** What a contributor wants, such as 'add a field to a product'. */
  name: string;
  /** Begin of its paragraph in CONTRIBUTING.md, which has to name what it touches. */
  told: string;
  edits: readonly Edit[];
  /** Files that come new, by path. */
  files?: Readonly<Record<string, string>>;
  /** What writes further files, such as a migration. */
  generate?: readonly Command[];
  /** Most files that may be touched, of those that `counts` says count; without it all do. */
  atMost: number;
  counts?: (file: string) => boolean;
  /** Tests of the recipe's own. They come after counting. */
  proofs?: Readonly<Record<string, string>>;
  /** What has to succeed then, in this order. */
  checks: readonly Command[];
};

/** Each file's new text. @throws Error when a place is not there exactly once, or a new file is there already */
export function applyRecipe(recipe: Recipe, read: (file: string) => string | null): Map<string, string> {
  const texts = new Map<string, string>();
  for (const edit of recipe.edits) {
    const text = texts.get(edit.file) ?? read(edit.file);
    if (text === null) throw new Error(`${recipe.name}: there is no ${edit.file}.`);
    texts.set(edit.file, applyEdit(recipe.name, edit, text));
  }
  for (const [file, text] of Object.entries({ ...recipe.files, ...recipe.proofs })) {
    if (read(file) !== null) throw new Error(`${recipe.name}: ${file} is there already.`);
    texts.set(file, text);
  }
  return texts;
}

function applyEdit(name: string, edit: Edit, text: string): string {
  const place = 'before' in edit ? edit.before : edit.after;
  const at = text.indexOf(place);
  if (at < 0 || text.includes(place, at + 1))
    throw new Error(`${name}: ${edit.file} must hold this once: ${JSON.stringify(place)}`);
  const cut = 'before' in edit ? at : at + place.length;
  return text.slice(0, cut) + edit.add + text.slice(cut);
}
