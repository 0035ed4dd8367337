import type { Change } from '@jyotiratna/contract';
import { type FormEvent, useRef, useState } from 'react';
import type { UseCallOptions } from '../../../use-call.ts';
import { useSend } from './call.tsx';
import { readStaleEdit } from './stale-edit.ts';
import { useFocusRejected } from './use-focus-rejected.ts';

type Options<Draft, Reply> = UseCallOptions<Reply, Draft> & {
  initial: Draft | (() => Draft);
  /** The errors that the browser finds before the call, by field. */
  check?: (draft: Draft) => FieldErrors;
};

/**
 * An admin form: its draft with the binding of its fields, and the call that sends
 * it. A rejected form focuses its first invalid field; its errors disappear once it is changed.
 */
export function useForm<Draft extends object, Reply>({
  initial,
  check = () => ({}),
  ...options
}: Options<Draft, Reply>) {
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState(initial);
  /** What `check` found at the last attempt. */
  const [found, setFound] = useState<FieldErrors | null>(null);
  const call = useSend(options);
  useFocusRejected(form, call.error);
  useFocusRejected(form, found);
  const errors: FieldErrors = { ...call.fields, ...(found && check(draft)) };
  const set = (part: Partial<Draft>) => {
    setDraft((now) => ({ ...now, ...part }));
    if (call.isError) call.reset();
  };
  const submit = () => {
    const wrong = check(draft);
    if (Object.keys(wrong).length > 0) setFound(wrong);
    else call.send(draft);
  };
  return {
    ...call,
    ...bindFields(draft, set, errors),
    draft,
    set,
    errors,
    submit,
    /** Replaces the whole draft. */
    restart: (next: Draft) => {
      setDraft(next);
      setFound(null);
    },
    form: {
      ref: form,
      noValidate: true,
      onSubmit: (event: FormEvent) => {
        event.preventDefault();
        // A form inside a dialog is still inside the page's React tree.
        event.stopPropagation();
        submit();
      },
    },
  };
}

type SavedOptions<Saved, Draft, Reply, Stale> = Omit<Options<Draft, Reply>, 'initial' | 'call'> & {
  saved: Saved;
  draftOf: (saved: Saved) => Draft;
  /** Sends an edit of the version `base`. */
  call: (draft: Draft, base: Saved) => Promise<Reply>;
  /** The newer version, as the error of a concurrent edit includes it. */
  newerOf: (stale: Stale) => Saved;
  /** The version that a reply includes, where the form stays open. */
  savedOf?: (reply: Reply) => Saved;
};

/**
 * The form of a saved version, which other users may edit at the same time: the later one of two
 * sees the changes of the other (`stale`) and may load them. A refetch leaves an open form as it
 * is.
 */
export function useSavedForm<
  Saved,
  Draft extends object,
  Reply,
  Stale extends { changes: Change[] },
>({
  saved,
  draftOf,
  call,
  newerOf,
  savedOf,
  ...options
}: SavedOptions<Saved, Draft, Reply, Stale>) {
  const [base, setBase] = useState(saved);
  const form = useForm({
    ...options,
    initial: () => draftOf(saved),
    call: (draft: Draft) => call(draft, base),
    onDone: (reply, draft) => {
      if (savedOf) take(savedOf(reply));
      return options.onDone?.(reply, draft);
    },
  });
  function take(newer: Saved) {
    setBase(newer);
    form.restart(draftOf(newer));
  }
  const stale = readStaleEdit<Stale>(form.error);
  return {
    ...form,
    /** The version that the draft is based on, of which `rebase` replaces parts. */
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
