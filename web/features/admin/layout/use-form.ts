import type { Change } from '@jyotiratna/contract';
import { type FormEvent, useRef, useState } from 'react';
import type { UseCallOptions } from '../../../use-call.ts';
import { useSend } from './call.tsx';
import { readStaleEdit } from './stale-edit.ts';
import { useFocusRejected } from './use-focus-rejected.ts';

type Options<Values, Reply> = UseCallOptions<Reply, Values> & {
  initial: Values | (() => Values);
  /** Validates in the browser before the call; returns errors by field. */
  check?: (values: Values) => FieldErrors;
};

/**
 * An admin form: its values with the binding of its fields, and the call that sends it. A
 * rejected form focuses its first invalid field; its errors disappear once it is changed.
 */
export function useForm<Values extends object, Reply>({
  initial,
  check = () => ({}),
  ...options
}: Options<Values, Reply>) {
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(initial);
  /** The errors of `check` at the last attempt. */
  const [found, setFound] = useState<FieldErrors | null>(null);
  const call = useSend(options);
  useFocusRejected(form, call.error);
  useFocusRejected(form, found);
  const errors: FieldErrors = { ...call.fields, ...(found && check(values)) };
  const set = (patch: Partial<Values>) => {
    setValues((now) => ({ ...now, ...patch }));
    if (call.isError) call.reset();
  };
  const submit = () => {
    const invalid = check(values);
    if (Object.keys(invalid).length > 0) setFound(invalid);
    else call.send(values);
  };
  return {
    ...call,
    ...bindFields(values, set, errors),
    values,
    set,
    errors,
    submit,
    /** Replaces all values. */
    restart: (next: Values | ((now: Values) => Values)) => {
      setValues(next);
      setFound(null);
    },
    form: {
      ref: form,
      noValidate: true,
      onSubmit: (event: FormEvent) => {
        event.preventDefault();
        // A form inside a dialog is still inside the page's React tree: its submit event would
        // bubble.
        event.stopPropagation();
        submit();
      },
    },
  };
}

type SavedOptions<Saved, Values, Reply, Stale> = Omit<
  Options<Values, Reply>,
  'initial' | 'call'
> & {
  saved: Saved;
  valuesOf: (saved: Saved) => Values;
  /** Sends the edit, based on the version `base`. */
  call: (values: Values, base: Saved) => Promise<Reply>;
  /** The newer version in the error of a concurrent edit. */
  newerOf: (stale: Stale) => Saved;
  /** The saved version in the response; for forms that stay open. */
  savedOf?: (reply: Reply) => Saved;
};

/**
 * The form of a saved record that other users may edit concurrently: the later editor sees the
 * changes of the other one (`stale`) and may load them. A refetch does not change an open form.
 */
export function useSavedForm<
  Saved,
  Values extends object,
  Reply,
  Stale extends { changes: Change[] },
>({
  saved,
  valuesOf,
  call,
  newerOf,
  savedOf,
  ...options
}: SavedOptions<Saved, Values, Reply, Stale>) {
  const [base, setBase] = useState(saved);
  const form = useForm({
    ...options,
    initial: () => valuesOf(saved),
    call: (values: Values) => call(values, base),
    onDone: (reply, values) => {
      if (savedOf) take(savedOf(reply), values);
      return options.onDone?.(reply, values);
    },
  });
  function take(newer: Saved, sent?: Values) {
    setBase(newer);
    form.restart((now) => (sent ? withEdits(valuesOf(newer), sent, now) : valuesOf(newer)));
  }
  const stale = readStaleEdit<Stale>(form.error);
  return {
    ...form,
    /** The version on which the values are based; `rebase` replaces its fields. */
    base,
    rebase: setBase,
    stale: stale && {
      changes: stale.changes,
      onLoadNewer: () => {
        take(newerOf(stale));
        form.reset();
      },
    },
  };
}

/** Saved values, with the fields that were edited while the values of `sent` were saved. */
export function withEdits<Values extends object>(saved: Values, sent: Values, now: Values): Values {
  const before = new Map(Object.entries(sent));
  const edits = Object.entries(now).filter(([name, value]) => value !== before.get(name));
  return { ...saved, ...Object.fromEntries(edits) };
}

/** Errors by field path, such as `zones.0.name`. */
export type FieldErrors = Readonly<Record<string, string | undefined>>;

/** Props of a control; it reports the event of an input or a select, or the value itself. */
export type BoundField<Value> = {
  name: string;
  autoComplete: string;
  value: Value;
  error: string | undefined;
  onChange: (change: Value | { currentTarget: { value: string } }) => void;
};

/**
 * Binds the fields of a form's values to controls: `<TextField label={t.name} {...field('name')}
 * />`. Only errors below the path `at`, which ends with a dot, are displayed; an error of a list's
 * item is displayed at its list.
 */
export function bindFields<Values extends object>(
  values: Values,
  set: (patch: Partial<Values>) => void,
  errors: FieldErrors = {},
  at = '',
) {
  type Name = keyof Values & string;
  const put = (name: Name, value: unknown) => set({ [name]: value } as Partial<Values>);
  return {
    /** Binds a control; `tidy` normalizes the typed text to the value. */
    field: <Key extends Name>(
      name: Key,
      tidy?: (text: string, before: Values[Key]) => Values[Key],
    ): BoundField<Values[Key]> => ({
      name: at + name,
      autoComplete: 'off',
      value: values[name],
      error: errorAt(errors, at + name),
      onChange: (change) => {
        if (!isEvent(change)) return put(name, change);
        const { value } = change.currentTarget;
        put(name, tidy ? tidy(value, values[name]) : value);
      },
    }),
    /** Binds a checkbox. */
    toggle: (name: Name) => ({
      name: at + name,
      checked: values[name] === true,
      onChange: (event: { currentTarget: { checked: boolean } }) =>
        put(name, event.currentTarget.checked),
    }),
  };
}

/** Binds the fields of a nested value: `bindNested(field('title'), errors)`. */
export function bindNested<Part extends object>(
  { name, value, onChange }: Pick<BoundField<Part>, 'name' | 'value' | 'onChange'>,
  errors?: FieldErrors,
) {
  return bindFields(value, (patch) => onChange({ ...value, ...patch }), errors, `${name}.`);
}

function isEvent(change: unknown): change is { currentTarget: { value: string } } {
  return typeof change === 'object' && change !== null && 'currentTarget' in change;
}

/** The error of a field, or the first error of its items. */
export function errorAt(errors: FieldErrors, path: string): string | undefined {
  return errors[path] ?? Object.entries(errors).find(([name]) => name.startsWith(`${path}.`))?.[1];
}
