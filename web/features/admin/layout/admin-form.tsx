import type { Change } from '@jyotiratna/contract';
import type { ComponentProps, ReactNode } from 'react';
import { layout as t } from '#messages/admin/layout.ts';
import { ui } from '#messages/platform/ui.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { CallAlert } from './call.tsx';
import { formatDateTime } from './dates.ts';
import type { useForm } from './use-form.ts';

type Form = Pick<ReturnType<typeof useForm>, 'form' | 'busy' | 'alert' | 'message'> & {
  /** Concurrent edits by other users. */
  stale?: { changes: readonly Change[]; onLoadNewer: () => void } | null;
};

export type FormAlertProps = {
  of: Pick<Form, 'message' | 'stale'>;
  /** The title above the error. */
  title?: string | undefined;
  /** The label of a field changed by another user. */
  labelOf?: ((field: string) => string) | undefined;
};

/**
 * The reason why a form was not saved: the error of its call, or, for the later of two concurrent
 * editors, the other one's changes and a button that loads the newer version.
 */
export function FormAlert({ of, title = '', labelOf = (field) => field }: FormAlertProps) {
  const { message, stale } = of;
  if (!message || !stale) return <CallAlert title={title}>{message}</CallAlert>;
  return (
    <Alert tone="error" title={title}>
      <p>{t.nothingYoursLost(message)}</p>
      {stale.changes.length > 0 && (
        <ul className="mt-1 list-inside list-disc text-small">
          {stale.changes.map(({ by, at, fields }) => (
            <li key={at + by}>
              {t.changed(by, fields.map(labelOf).join(', '), formatDateTime(at))}
            </li>
          ))}
        </ul>
      )}
      <Button kind="second" size="s" className="mt-3" onClick={stale.onLoadNewer}>
        {t.reloadNewerVersion}
      </Button>
    </Alert>
  );
}

type Props = {
  of: Form;
  /** The title above the error of a failed call. */
  failed?: string;
  /** The label of the submit button. */
  save: string;
  saving?: string;
  children: ReactNode;
};

type PageProps = Props & {
  /** The form's accessible name. */
  label?: string;
  className?: string;
} & Pick<ComponentProps<typeof Button>, 'kind' | 'size' | 'disabled'>;

/** The form of a page or a panel: its error, its fields and its submit button. */
export function AdminForm({
  of,
  failed,
  save,
  saving = t.saving,
  label,
  className = 'grid max-w-[52rem] gap-6',
  children,
  ...button
}: PageProps) {
  return (
    <form {...of.form} aria-label={label} className={className}>
      <FormAlert of={of} title={failed} />
      {children}
      <Button
        {...button}
        type="submit"
        className="self-end justify-self-start"
        busy={of.busy}
        busyLabel={saving}
      >
        {save}
      </Button>
    </form>
  );
}

type CardProps = Props & {
  /** The URL of the list to which the form returns. */
  list: string;
  labelOf?: (field: string) => string;
  /** A preview of the form's effect, shown next to it. */
  aside: ReactNode;
};

/** A form on a card, next to a preview of its effect. */
export function AdminFormCard({
  of,
  failed,
  save,
  saving = t.saving,
  list,
  labelOf,
  aside,
  children,
}: CardProps) {
  return (
    <div className="grid items-start gap-8 desktop:grid-cols-[minmax(0,46rem)_280px] desktop:max-xl:grid-cols-[minmax(0,1fr)_248px] desktop:max-xl:gap-5">
      <form
        {...of.form}
        className="facet-card grid max-w-[46rem] gap-5 border border-line bg-surface p-5 md:p-7 desktop:max-xl:p-5"
      >
        <FormAlert of={of} title={failed} labelOf={labelOf} />
        {children}
        <div className="mt-1 flex flex-wrap gap-3 border-t border-line pt-5">
          <Button type="submit" busy={of.busy} busyLabel={saving}>
            {save}
          </Button>
          <LinkButton to={list} kind="text">
            {ui.cancel}
          </LinkButton>
        </div>
      </form>
      {aside}
    </div>
  );
}

type DialogProps = Props & {
  title: string;
  description?: string;
  width?: 'narrow' | 'wide';
  onClose: () => void;
};

/** A form in a dialog; the error of a field is displayed only at the field. */
export function AdminFormDialog({
  of,
  failed,
  save,
  saving = t.saving,
  onClose,
  children,
  ...dialog
}: DialogProps) {
  return (
    <Dialog open onOpenChange={(open) => open || onClose()} {...dialog}>
      <form {...of.form} className="grid gap-4 pt-2">
        <CallAlert {...(failed && { title: failed })}>{of.alert}</CallAlert>
        {children}
        <Button type="submit" className="justify-self-end" busy={of.busy} busyLabel={saving}>
          {save}
        </Button>
      </form>
    </Dialog>
  );
}
