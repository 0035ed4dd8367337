import type { Address } from '@jyotiratna/contract';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { address as t } from '#messages/accounts/address.ts';
import { addressBook } from '#messages/accounts/address-book.ts';
import { stateLabel } from '#messages/accounts/states.ts';
import { controls } from '#messages/platform/controls.ts';
import { isCallError } from '../../../is-call-error.ts';
import { Alert } from '../../../ui/alert.tsx';
import { AlertDialog } from '../../../ui/alert-dialog.tsx';
import { Button } from '../../../ui/button.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { type ListedAddress, useAddresses } from '../addresses/use-addresses.ts';
import { AddressDialog } from './address-dialog.tsx';
import { ProfileSection } from './section.tsx';

/** The saved addresses: add, edit, remove, and select the default one. */
export function AddressBook() {
  const book = useAddresses();
  const toast = useToast();
  const [form, setForm] = useState<{ position: ListedAddress | null } | null>(null);
  const [removing, setRemoving] = useState<ListedAddress | null>(null);
  const [busy, setBusy] = useState(false);
  const addresses = book.addresses ?? [];

  async function run(change: () => Promise<unknown>, done: string, failed: string) {
    setBusy(true);
    try {
      await change();
      toast({ title: done });
    } catch (error) {
      console.error(failed, error);
      const changed = isCallError(error) && error.status === 409;
      toast({ kind: 'error', title: failed, ...(changed && { description: error.message }) });
    } finally {
      setBusy(false);
    }
  }

  async function remove(position: ListedAddress) {
    await run(() => book.remove(position), addressBook.removed, addressBook.failedRemove);
    setRemoving(null);
  }

  const makePrimary = (index: number, address: Address) =>
    run(
      () => book.update(book.positionOf(index), { ...address, primary: true }),
      t.isUpdated,
      t.failedUpdate,
    );

  return (
    <ProfileSection
      id="addresses"
      title={addressBook.title}
      aside={
        <Button kind="text" size="s" className="-mr-4" onClick={() => setForm({ position: null })}>
          <Plus aria-hidden size={20} strokeWidth={1.6} />
          {addressBook.add}
        </Button>
      }
    >
      {book.pending && <Skeleton className="facet-card h-44" />}
      {book.failed && !book.addresses && (
        <Alert tone="error">
          {t.notLoaded}
          <Button kind="text" size="s" onClick={book.retry}>
            {controls.retry}
          </Button>
        </Alert>
      )}
      {book.addresses?.length === 0 && (
        <p className="facet-card border border-line bg-surface p-6">{addressBook.none}</p>
      )}
      <ul className="grid gap-4 md:grid-cols-2">
        {addresses.map((address, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: an address is named by its place in the list
            key={index}
            className="facet-card flex flex-col border border-line bg-surface p-5 md:p-6"
          >
            <p className="flex items-center justify-between gap-3 font-semibold">
              {address.fullName}
              {address.primary && <Chip tone="done">{addressBook.primary}</Chip>}
            </p>
            <p className="mt-1 grow text-text-2">
              {[address.addressLine, address.apartment].filter(Boolean).join(', ')}
              <br />
              {address.city}, {stateLabel(address.state)} {address.pincode}
              <br />
              {address.phone}
            </p>
            <div className="mt-3 -ml-4 flex flex-wrap">
              <Button
                kind="text"
                size="s"
                aria-label={addressBook.editOf(address.fullName, address.city)}
                onClick={() => setForm({ position: book.positionOf(index) })}
              >
                {controls.edit}
              </Button>
              {!address.primary && (
                <Button
                  kind="text"
                  size="s"
                  aria-label={addressBook.makePrimaryOf(address.fullName, address.city)}
                  disabled={busy}
                  onClick={() => void makePrimary(index, address)}
                >
                  {addressBook.makePrimary}
                </Button>
              )}
              <Button
                kind="text"
                size="s"
                aria-label={addressBook.removeOf(address.fullName, address.city)}
                className="font-medium text-text-2"
                onClick={() => setRemoving(book.positionOf(index))}
              >
                {controls.remove}
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {form && <AddressDialog position={form.position} book={book} onClose={() => setForm(null)} />}
      <AlertDialog
        open={removing !== null}
        onOpenChange={(open) => !open && setRemoving(null)}
        title={addressBook.question}
        description={addressBook.questionHint}
        confirm={controls.remove}
        danger
        busy={busy}
        onConfirm={() => removing !== null && void remove(removing)}
      />
    </ProfileSection>
  );
}
