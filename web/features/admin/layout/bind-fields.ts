/** Errors by the path of their field, such as `zones.0.name`. */
export type FieldErrors = Readonly<Record<string, string | undefined>>;

/** What a control needs; it reports the event of an input or a select, or the value itself. */
export type BoundField<Value> = {
  name: string;
  autoComplete: string;
  value: Value;
  error: string | undefined;
  onChange: (change: Value | { currentTarget: { value: string } }) => void;
};

/**
 * Binds the fields of a draft to controls: `<TextField label={t.name} {...field('name')} />`.
 * Errors are those below the path `at`, which ends with a dot; an error of an item of a list is
 * displayed at its list.
 */
export function bindFields<Draft extends object>(
  draft: Draft,
  set: (part: Partial<Draft>) => void,
  errors: FieldErrors = {},
  at = '',
) {
  type Name = keyof Draft & string;
  const put = (name: Name, value: unknown) => set({ [name]: value } as Partial<Draft>);
  return {
    /** A control with a value; `tidy` makes the value of the draft from the typed text. */
    field: <Key extends Name>(
      name: Key,
      tidy?: (text: string, before: Draft[Key]) => Draft[Key],
    ): BoundField<Draft[Key]> => ({
      name: at + name,
      autoComplete: 'off',
      value: draft[name],
      error: errorAt(errors, at + name),
      onChange: (change) => {
        if (!isEvent(change)) return put(name, change);
        const { value } = change.currentTarget;
        put(name, tidy ? tidy(value, draft[name]) : value);
      },
    }),
    /** A checkbox. */
    toggle: (name: Name) => ({
      name: at + name,
      checked: draft[name] === true,
      onChange: (event: { currentTarget: { checked: boolean } }) =>
        put(name, event.currentTarget.checked),
    }),
  };
}

/** Binds the fields of a part that is bound itself: `bindPart(field('title'), errors)`. */
export function bindPart<Part extends object>(
  { name, value, onChange }: Pick<BoundField<Part>, 'name' | 'value' | 'onChange'>,
  errors?: FieldErrors,
) {
  return bindFields(value, (part) => onChange({ ...value, ...part }), errors, `${name}.`);
}

function isEvent(change: unknown): change is { currentTarget: { value: string } } {
  return typeof change === 'object' && change !== null && 'currentTarget' in change;
}

/** The error of a field, or the first one of its items. */
export function errorAt(errors: FieldErrors, path: string): string | undefined {
  return errors[path] ?? Object.entries(errors).find(([name]) => name.startsWith(`${path}.`))?.[1];
}
