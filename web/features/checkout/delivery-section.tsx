import { type ReactNode, useEffect, useRef } from 'react';
import { address as t } from '#messages/accounts/address.ts';
import { controls } from '#messages/platform/controls.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { RadioCard } from '../../ui/radio-card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { AddressFields } from '../accounts/addresses/address-fields.tsx';
import { addressLine } from '../accounts/addresses/address-values.ts';
import { BillingFields } from '../accounts/addresses/billing-fields.tsx';
import type { CheckoutDelivery, DeliveryMode } from './use-delivery.ts';

type Props = { delivery: CheckoutDelivery; onSave: () => void };

/** The delivery address: a selection of saved addresses, or the form. */
export function DeliverySection({ delivery, onSave }: Props) {
  if (delivery.pending) return <AddressesSkeleton />;
  return (
    <Steady mode={delivery.mode}>
      {delivery.mode.kind === 'list' ? (
        <SavedList delivery={delivery} chosen={delivery.mode.chosen} />
      ) : (
        <AddressForm delivery={delivery} editing={delivery.mode.editing} onSave={onSave} />
      )}
    </Steady>
  );
}

/**
 * Switching between list and form removes the focused button; the focus moves to its
 * replacement.
 */
function Steady({ mode, children }: { mode: DeliveryMode; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const view = mode.kind === 'list' ? 'list' : `form ${mode.editing}`;
  const last = useRef(view);
  useEffect(() => {
    if (last.current === view) return;
    last.current = view;
    if (document.activeElement !== document.body) return;
    box.current?.querySelector<HTMLElement>('input:checked, input')?.focus();
  }, [view]);
  return <div ref={box}>{children}</div>;
}

function SavedList({ delivery, chosen: selected }: { delivery: CheckoutDelivery; chosen: number }) {
  return (
    <div className="grid gap-3">
      <fieldset className="grid gap-3">
        <legend className="sr-only">{t.saved}</legend>
        {delivery.saved.map((address, index) => (
          <RadioCard
            // biome-ignore lint/suspicious/noArrayIndexKey: an address is named by its place in the list
            key={index}
            name="savedAddress"
            checked={index === selected}
            onChange={() => delivery.select(index)}
            title={address.fullName}
            aside={
              <Button
                kind="text"
                size="s"
                aria-label={t.editOf(address.fullName)}
                onClick={() => delivery.edit(index)}
              >
                {controls.edit}
              </Button>
            }
          >
            {addressLine(address)}
            {address.billing && (
              <span className="block">
                {t.billedTo(`${address.billing.fullName}, ${addressLine(address.billing)}`)}
              </span>
            )}
          </RadioCard>
        ))}
      </fieldset>
      <Button kind="text" size="s" className="justify-self-start" onClick={delivery.startNew}>
        {t.different}
      </Button>
    </div>
  );
}

type FormProps = { delivery: CheckoutDelivery; editing: number | null; onSave: () => void };

function AddressForm({ delivery, editing, onSave }: FormProps) {
  const listed = delivery.saved.length > 0;
  return (
    <div className="grid gap-5">
      {delivery.listFailed && (
        <Alert tone="wait">
          {t.notLoaded}{' '}
          <button type="button" onClick={delivery.retryList} className="text-link">
            {controls.retry}
          </button>
        </Alert>
      )}
      <AddressFields form={delivery.form} section="shipping" />
      <BillingFields billing={delivery.billing} />
      {(listed || editing !== null) && (
        <div className="flex flex-wrap gap-3">
          <Button kind="second" busy={delivery.saving} onClick={onSave}>
            {editing === null ? t.save : t.update}
          </Button>
          <Button kind="text" onClick={delivery.cancel}>
            {controls.cancel}
          </Button>
        </div>
      )}
    </div>
  );
}

function AddressesSkeleton() {
  return (
    <div role="status" className="grid gap-3">
      <span className="sr-only">{t.loading}</span>
      <Skeleton className="h-18" />
      <Skeleton className="h-18" />
    </div>
  );
}
