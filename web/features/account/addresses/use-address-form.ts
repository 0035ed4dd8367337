import type { CheckoutForm } from '@jyotiratna/contract';
import { useReducer } from 'react';
import { type FormField, faultsOf, formReducer, newForm, shownFaults } from './form-state.ts';

/** What an input of this form is given: its name, value, events and shown fault. */
export type FieldProps = {
  name: string;
  value: string;
  error: string | undefined;
  onChange: (event: { currentTarget: { value: string } }) => void;
  onBlur: () => void;
};

/**
 * A form of contact and address over the given fields, in the order in which faults are reported.
 * @param prefix in front of the inputs' names, where a page holds two of them
 */
export function useAddressForm(fields: readonly FormField[], initial: Partial<CheckoutForm> = {}, prefix = '') {
  const [form, dispatch] = useReducer(formReducer, initial, newForm);
  const shown = shownFaults(form, fields);
  const faults = faultsOf(form, fields).map((fault) => ({ ...fault, name: `${prefix}${fault.field}` }));
  return {
    values: form.values,
    /** With the names of their inputs. */
    faults,
    /** What the PIN code says instead of the chosen state. */
    otherStates: faults.find(({ field }) => field === 'state')?.states ?? [],
    shown,
    check: () => dispatch({ kind: 'check' }),
    fill: (values: Partial<CheckoutForm>) => dispatch({ kind: 'fill', values }),
    type: (field: FormField, value: string) => dispatch({ kind: 'type', field, value }),
    refuse: (faults: Partial<Record<FormField, string>>) => dispatch({ kind: 'refuse', faults }),
    field: (name: FormField): FieldProps => ({
      name: `${prefix}${name}`,
      value: form.values[name],
      error: shown[name],
      onChange: ({ currentTarget }) => dispatch({ kind: 'type', field: name, value: currentTarget.value }),
      onBlur: () => dispatch({ kind: 'leave', field: name }),
    }),
  };
}

export type AddressForm = ReturnType<typeof useAddressForm>;
