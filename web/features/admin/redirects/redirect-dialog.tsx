import { saveRedirectRoute } from '@jyotiratna/contract/admin/redirects';
import { type FormEvent, useRef, useState } from 'react';
import { redirects as t } from '#messages/admin/redirects.ts';
import { shop } from '../../../shop.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextField } from '../../../ui/field.tsx';
import { useFocusRejected } from '../layout/use-focus-rejected.ts';
import { useSend } from '../layout/use-send.ts';

/** Adds one redirect. */
export function RedirectDialog({ onClose }: { onClose: () => void }) {
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState({ path: '', target: '' });
  const save = useSend({
    call: (body: typeof draft) => shop(saveRedirectRoute, { body }),
    done: () => t.saved,
    onDone: onClose,
  });
  useFocusRejected(form, save.error);
  const field = (name: keyof typeof draft, label: string, hint: string) => (
    <TextField
      label={label}
      hint={hint}
      name={name}
      autoComplete="off"
      spellCheck={false}
      value={draft[name]}
      error={save.fields[name]}
      onChange={({ currentTarget: { value } }) => setDraft({ ...draft, [name]: value })}
    />
  );
  return (
    <Dialog open onOpenChange={(open) => open || onClose()} title={t.add} description={t.addText}>
      <form
        ref={form}
        noValidate
        className="grid gap-4 pt-2"
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          save.send(draft);
        }}
      >
        {save.alert && (
          <Alert tone="error" title={t.saveFailed}>
            {save.alert}
          </Alert>
        )}
        {field('path', t.from, t.fromHint)}
        {field('target', t.to, t.toHint)}
        <Button type="submit" className="justify-self-end" busy={save.busy} busyLabel={t.saving}>
          {t.save}
        </Button>
      </form>
    </Dialog>
  );
}
