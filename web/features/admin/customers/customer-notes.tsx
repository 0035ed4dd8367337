import type { Customer } from '@jyotiratna/contract';
import { addCustomerNote, removeCustomerNote } from '@jyotiratna/contract/admin/customers';
import { customers as t } from '#messages/admin/customers.ts';
import { shop } from '../../../shop.ts';
import { Button } from '../../../ui/button.tsx';
import { TextAreaField } from '../../../ui/field.tsx';
import { CallAlert } from '../layout/call-alert.tsx';
import { formatLocal } from '../layout/dates.ts';
import { Panel } from '../layout/panel.tsx';
import { useForm } from '../layout/use-form.ts';
import { useSend } from '../layout/use-send.ts';

/** The team's notes. */
export function CustomerNotes({ customer: { key, notes } }: { customer: Customer }) {
  const add = useForm({
    initial: { text: '' },
    call: (body) => shop(addCustomerNote, { params: { key }, body }),
    onDone: (): void => add.restart({ text: '' }),
  });
  const remove = useSend({
    call: (note: number) => shop(removeCustomerNote, { params: { key, note: String(note) } }),
  });
  return (
    <Panel title={t.notes} note={t.administratorsAloneCustomer}>
      <form {...add.form} className="grid gap-3">
        <CallAlert>{add.alert ?? remove.alert}</CallAlert>
        <TextAreaField label={t.newNote} rows={2} maxLength={1000} {...add.field('text')} />
        <Button
          type="submit"
          kind="second"
          size="s"
          className="justify-self-start"
          busy={add.busy}
          busyLabel={t.saving}
        >
          {t.addNote}
        </Button>
      </form>
      {notes.length > 0 && (
        <ul className="mt-5 grid gap-4">
          {notes.map(({ id, text, by, at }) => (
            <li key={id} className="grid gap-1 border-t border-line pt-3">
              <p className="wrap-anywhere">{text}</p>
              <p className="flex flex-wrap items-center gap-x-3 text-small text-text-2">
                {by}, {formatLocal(at)}
                <button
                  type="button"
                  className="target text-link"
                  aria-label={t.removeNote(formatLocal(at))}
                  onClick={() => remove.send(id)}
                >
                  {t.remove}
                </button>
              </p>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
