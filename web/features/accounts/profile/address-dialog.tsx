import { type FormEvent, useRef, useState } from 'react';
import { address as t } from '#messages/accounts/address.ts';
import { addressBook } from '#messages/accounts/address-book.ts';
import { controls } from '#messages/platform/controls.ts';
import { isCallError } from '../../../is-call-error.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { AddressFields } from '../addresses/address-fields.tsx';
import {
  addressFields,
  addressOf,
  rejectedFieldsOf,
  valuesOf,
} from '../addresses/address-values.ts';
import { BillingFields } from '../addresses/billing-fields.tsx';
import { useAddressForm } from '../addresses/use-address-form.ts';
import type { ListedAddress, useAddresses } from '../addresses/use-addresses.ts';
import { useBilling } from '../addresses/use-billing.ts';

type Props = {
  /** Which saved address is edited; null adds one. */
  position: ListedAddress | null;
  book: ReturnType<typeof useAddresses>;
  onClose: () => void;
};

/** The form of one address. A rejection leaves it open with its input. */
export function AddressDialog({ position, book, onClose }: Props) {
  const [old] = useState(() => (position ? book.addresses?.[position.index] : undefined));
  const form = useAddressForm(addressFields, old && valuesOf(old));
  const billing = useBilling(old);
  const [primary, setPrimary] = useState(old?.primary ?? book.addresses?.length === 0);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const element = useRef<HTMLFormElement>(null);
  const toast = useToast();
  const failed = old ? t.failedUpdate : t.failedSave;

  const focus = (field: string | undefined) => {
    const control = field && element.current?.elements.namedItem(field);
    if (control instanceof HTMLElement) control.focus();
  };

  async function submit(event: FormEvent) {
    event.preventDefault();
    event.stopPropagation();
    if (busy) return;
    form.check();
    billing.form.check();
    const [missing] = [...form.errors, ...billing.errors];
    if (missing) return focus(missing.name);
    setBusy(true);
    setError(null);
    const address = addressOf(form.values, { primary, ...billing.kept() });
    try {
      await (position ? book.update(position, address) : book.add(address));
      toast({ title: position ? t.isUpdated : t.isAdded });
      onClose();
    } catch (error) {
      console.error(failed, error);
      const fields = isCallError(error) ? error.fields : {};
      const [rejected, ofBilling] = [rejectedFieldsOf(fields), rejectedFieldsOf(fields, 'billing')];
      form.reject(rejected);
      billing.form.reject(ofBilling);
      // Errors that a retry cannot fix are displayed as they are: the list has changed, or the
      // session has expired.
      const isFinal = isCallError(error) && (error.status === 409 || error.status === 401);
      setError(isFinal ? error.message : failed);
      focus(Object.keys(rejected)[0] ?? `billing.${Object.keys(ofBilling)[0]}`);
    } finally {
      setBusy(false);
    }
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={old ? addressBook.edit : addressBook.add}
    >
      <form ref={element} noValidate onSubmit={submit} className="grid gap-5">
        {error && <Alert tone="error">{error}</Alert>}
        <AddressFields form={form} />
        <BillingFields billing={billing} />
        <Checkbox
          checked={primary}
          disabled={old?.primary}
          onChange={(event) => setPrimary(event.currentTarget.checked)}
        >
          {addressBook.primaryAddress}
        </Checkbox>
        <div className="flex flex-wrap justify-end gap-3">
          <Button kind="text" onClick={onClose}>
            {controls.cancel}
          </Button>
          <Button type="submit" busy={busy}>
            {t.save}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
