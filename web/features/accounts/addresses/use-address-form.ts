import { type CheckoutForm, isPincode, typedPincode } from '@jyotiratna/contract';
import { useEffect, useLayoutEffect, useReducer } from 'react';
import { useDeliveryTo } from '../../delivery/use-delivery-to.ts';
import {
  addressErrorsOf,
  type FormField,
  formReducer,
  newForm,
  visibleErrors,
} from './form-state.ts';

/** The props of an input of this form: its name, value, events and displayed error. */
export type FieldProps = {
  name: string;
  value: string;
  error: string | undefined;
  onChange: (event: { currentTarget: { value: string } }) => void;
  onBlur: () => void;
};

/**
 * State and inputs of a form of contact and address with the given fields, in the order in which
 * errors are reported.
 * @param prefix of the inputs' names, where a page has two such forms
 */
export function useAddressForm(
  fields: readonly FormField[],
  initial: Partial<CheckoutForm> = {},
  prefix = '',
) {
  const [form, dispatch] = useReducer(formReducer, initial, newForm);
  const pincode = typedPincode(form.values.pincode);
  const requests = fields.includes('pincode') && isPincode(pincode) && pincode !== initial.pincode;
  const { data } = useDeliveryTo(requests ? pincode : null);
  useEffect(() => {
    if (data?.district)
      dispatch({ kind: 'locate', pincode: data.pincode, district: data.district });
  }, [data]);
  const { cityFilled } = form;
  const { city } = form.values;
  // A city filled in while its input has the focus is selected, so that typing replaces it.
  useLayoutEffect(() => {
    const { activeElement } = document;
    if (cityFilled && city && activeElement instanceof HTMLInputElement)
      if (activeElement.name === `${prefix}city`) activeElement.select();
  }, [cityFilled, city, prefix]);
  const visible = visibleErrors(form, fields);
  const errors = addressErrorsOf(form, fields).map((error) => ({
    ...error,
    name: `${prefix}${error.field}`,
  }));
  return {
    values: form.values,
    /** The errors with the names of their inputs. */
    errors,
    /** The PIN code's state, if it differs from the selected one. */
    otherStates: errors.find(({ field }) => field === 'state')?.states ?? [],
    shown: visible,
    check: () => dispatch({ kind: 'check' }),
    fill: (values: Partial<CheckoutForm>) => dispatch({ kind: 'fill', values }),
    oneName: form.oneName,
    setOneName: (on: boolean) => dispatch({ kind: 'oneName', on }),
    type: (field: FormField, value: string) => dispatch({ kind: 'type', field, value }),
    reject: (errors: Partial<Record<FormField, string>>) => dispatch({ kind: 'refuse', errors }),
    field: (name: FormField): FieldProps => ({
      name: `${prefix}${name}`,
      value: form.values[name],
      error: visible[name],
      onChange: ({ currentTarget }) =>
        dispatch({ kind: 'type', field: name, value: currentTarget.value }),
      onBlur: () => dispatch({ kind: 'leave', field: name }),
    }),
  };
}

export type AddressForm = ReturnType<typeof useAddressForm>;
