import { type Address, checkoutErrors } from '@jyotiratna/contract';
import { useEffect, useState } from 'react';
import { address as t } from '#messages/accounts/address.ts';
import { isCallError } from '../../is-call-error.ts';
import { useToast } from '../../ui/toast.tsx';
import {
  addressFields,
  addressOf,
  billingOf,
  rejectedFieldsOf,
  valuesOf,
} from '../accounts/addresses/address-values.ts';
import { readGuestAddress, writeGuestAddress } from '../accounts/addresses/guest-address.ts';
import { useAddressForm } from '../accounts/addresses/use-address-form.ts';
import { type ListedAddress, useAddresses } from '../accounts/addresses/use-addresses.ts';
import { isFullBilling, useBilling } from '../accounts/addresses/use-billing.ts';
import { storedPin } from '../delivery/stored-pin.ts';
import { hasTypedAddress, keepCheckoutDraft, readCheckoutDraft } from './checkout-draft.ts';

/**
 * A selection of the saved addresses, or a form: for a new address, or for the saved one with this
 * index.
 */
export type DeliveryMode =
  | { kind: 'list'; chosen: number }
  | { kind: 'form'; editing: number | null; position?: ListedAddress };

const everyField = ['email', ...addressFields] as const;
const emailOnly = ['email'] as const;

/** Contact and delivery of the checkout: a user's saved addresses, or the single one of a guest. */
export function useDelivery(status: 'user' | 'guest', email: string) {
  const toast = useToast();
  const remote = useAddresses({ enabled: status === 'user' });
  const [local, setLocal] = useState<readonly Address[]>(() => {
    const stored = status === 'guest' ? readGuestAddress() : null;
    return stored ? [stored] : [];
  });
  const saved: readonly Address[] = status === 'user' ? (remote.addresses ?? []) : local;
  const [draft] = useState(readCheckoutDraft);
  const [selected, setMode] = useState<DeliveryMode | null>(() =>
    hasTypedAddress(draft) ? { kind: 'form', editing: null } : null,
  );
  const mode = selected ?? firstMode(saved);
  // Reuses the PIN code entered on a product's page or in the cart.
  const [pincode] = useState(() => draft.values?.pincode || (storedPin.read() ?? ''));
  const form = useAddressForm(mode.kind === 'form' ? everyField : emailOnly, {
    email,
    ...draft.values,
    pincode,
  });
  const billing = useBilling(draft.billing);
  const [saving, setSaving] = useState(false);

  const { values } = form;
  const { same, form: other } = billing;
  // A saved address is stored on the server already: only its email is part of the tab's stored
  // input.
  const drafting = mode.kind === 'form' && mode.editing === null;
  useEffect(() => {
    if (!drafting) return keepCheckoutDraft({ values: { email: values.email }, billing: {} });
    const billed = same ? {} : { billingSameAsShipping: false, billing: billingOf(other.values) };
    keepCheckoutDraft({ values, billing: billed });
  }, [drafting, values, same, other.values]);

  const typed = () =>
    addressOf(form.values, {
      ...billing.kept(),
      primary:
        mode.kind === 'form' && mode.editing !== null
          ? saved[mode.editing]?.primary === true
          : !saved.length,
    });

  /**
   * Saves the form's address and returns to the list. Resolves to whether it succeeded; an error is
   * displayed.
   */
  async function save({ quietly = false } = {}): Promise<boolean> {
    if (mode.kind !== 'form') return true;
    const { editing } = mode;
    setSaving(true);
    try {
      if (status === 'guest') {
        writeGuestAddress(typed());
        setLocal([typed()]);
      } else if (editing === null) await remote.add(typed());
      else await remote.update(mode.position ?? remote.positionOf(editing), typed());
      setMode({ kind: 'list', chosen: editing ?? (status === 'guest' ? 0 : saved.length) });
      const title = editing !== null ? t.isUpdated : status === 'guest' ? t.isSaved : t.isAdded;
      if (!quietly) toast({ title });
      return true;
    } catch (error) {
      console.error('The address could not be saved', error);
      const failed = editing === null ? t.failedSave : t.failedUpdate;
      const finished =
        isCallError(error) && (error.status === 401 || error.status === 409)
          ? { description: error.message }
          : {};
      toast({ kind: 'error', title: failed, ...finished });
      return false;
    } finally {
      setSaving(false);
    }
  }

  function edit(index: number, { check = false } = {}): void {
    const address = saved[index];
    if (!address) return;
    form.fill({ email: form.values.email, ...valuesOf(address) });
    billing.fill(address);
    setMode({ kind: 'form', editing: index, position: remote.positionOf(index) });
    if (check) {
      form.check();
      billing.form.check();
    }
  }

  return {
    mode,
    saved,
    form,
    saving,
    billing,
    /** The errors that prevent submission, in the order of the page. */
    errors: [...form.errors, ...(mode.kind === 'form' ? billing.errors : [])],
    check: () => {
      form.check();
      billing.form.check();
    },
    /** Marks the fields rejected by the server. @returns the name of the first marked input */
    reject: (fields: Readonly<Record<string, string>>): string | undefined => {
      const [own, theirs] = [rejectedFieldsOf(fields), rejectedFieldsOf(fields, 'billing')];
      form.reject(own);
      billing.form.reject(theirs);
      const [first] = [
        ...Object.keys(own),
        ...Object.keys(theirs).map((name) => `billing.${name}`),
      ];
      return first;
    },
    pending: status === 'user' && remote.pending,
    listFailed: status === 'user' && remote.failed,
    retryList: remote.retry,
    save,
    edit,
    select: (picked: number) => setMode({ kind: 'list', chosen: picked }),
    startNew: () => {
      form.fill({ email: form.values.email });
      billing.fill({});
      setMode({ kind: 'form', editing: null });
    },
    cancel: () => {
      const back = mode.kind === 'form' ? mode.editing : null;
      form.fill({ email: form.values.email });
      setMode(back === null ? null : { kind: 'list', chosen: back });
    },
    /**
     * The delivery address; null when the selected saved address has errors, which its opened form
     * then displays.
     */
    address: (): Address | null => {
      if (mode.kind === 'form') return typed();
      const picked = saved[mode.chosen];
      if (!picked) return null;
      const errors = checkoutErrors({ email: '', ...valuesOf(picked) }).filter(
        ({ field }) => field !== 'email',
      );
      return errors.length || !isFullBilling(picked.billing) ? null : picked;
    },
  };
}

export type CheckoutDelivery = ReturnType<typeof useDelivery>;

function firstMode(saved: readonly Address[]): DeliveryMode {
  if (saved.length === 0) return { kind: 'form', editing: null };
  return {
    kind: 'list',
    chosen: Math.max(
      0,
      saved.findIndex(({ primary }) => primary),
    ),
  };
}
