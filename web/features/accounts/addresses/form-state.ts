import {
  type CheckoutForm,
  checkoutErrors,
  type DeliveryState,
  defaultState,
  statesOfPin,
  typedPincode,
} from '@jyotiratna/contract';
import { stateLabel } from '#messages/accounts/states.ts';
import { validation } from '#messages/checkout/validation.ts';

export type FormField = keyof CheckoutForm;

export type FormError = {
  field: FormField;
  message: string;
  /** The states to choose from, if the PIN code contradicts the selected state. */
  states?: readonly DeliveryState[];
};

/** A form of contact and address, with its displayed errors. */
export type FormState = {
  values: CheckoutForm;
  /** Fields that have lost the focus at least once: from then on their errors are displayed. */
  left: ReadonlySet<FormField>;
  /** The form was submitted at least once: all errors are displayed. */
  checked: boolean;
  /** The server's messages by field, each until its field is edited. */
  rejected: Readonly<Partial<Record<FormField, string>>>;
  /** The customer selected the state; the PIN code no longer changes it. */
  stateSelected: boolean;
  /** The city is derived from the PIN code's district, not typed: another code may replace it. */
  cityFilled: boolean;
  /** The customer has a single name: the last name is a copy of the first. */
  oneName: boolean;
};

export type FormAction =
  | { kind: 'type'; field: FormField; value: string }
  | { kind: 'leave'; field: FormField }
  | { kind: 'locate'; pincode: string; district: string }
  | { kind: 'oneName'; on: boolean }
  | { kind: 'check' }
  | { kind: 'fill'; values: Partial<CheckoutForm> }
  | { kind: 'refuse'; errors: Partial<Record<FormField, string>> };

const blank: CheckoutForm = {
  email: '',
  firstName: '',
  lastName: '',
  addressLine: '',
  apartment: '',
  city: '',
  state: defaultState,
  pincode: '',
  phone: '',
};

/** A new form with these values; other fields are blank, the state is Rajasthan. */
export function newForm(values: Partial<CheckoutForm> = {}): FormState {
  return {
    values: { ...blank, ...values },
    left: new Set(),
    checked: false,
    rejected: {},
    stateSelected: values.state !== undefined,
    cityFilled: false,
    oneName: !!values.firstName && values.firstName === values.lastName,
  };
}

export function formReducer(form: FormState, action: FormAction): FormState {
  switch (action.kind) {
    case 'type':
      return typed(form, action.field, action.value);
    case 'leave':
      // Leaving a field empty is not an error yet: the user may be moving to another field.
      return form.values[action.field].trim()
        ? { ...form, left: new Set([...form.left, action.field]) }
        : form;
    case 'locate':
      return located(form, action);
    case 'oneName':
      return withOneName(form, action.on);
    case 'check':
      return { ...form, checked: true };
    case 'fill':
      return newForm(action.values);
    case 'refuse':
      return { ...form, checked: true, rejected: action.errors };
  }
}

function typed(form: FormState, field: FormField, value: string): FormState {
  const { [field]: _, ...rejected } = form.rejected;
  const values = { ...form.values, [field]: value };
  if (field === 'firstName' && form.oneName) values.lastName = value;
  if (field === 'pincode' && !form.stateSelected) values.state = stateOf(value, form.values.state);
  return {
    ...form,
    values,
    rejected,
    stateSelected: form.stateSelected || field === 'state',
    cityFilled: form.cityFilled && field !== 'city',
    oneName: form.oneName && field !== 'lastName',
  };
}

/** Copies the first name to the last name, or clears the last name. */
function withOneName(form: FormState, on: boolean): FormState {
  const { lastName: _, ...rejected } = form.rejected;
  const values = { ...form.values, lastName: on ? form.values.firstName : '' };
  return { ...form, values, rejected, oneName: on };
}

/** Sets the city to the district of the current PIN code, unless the city was typed. */
function located(
  form: FormState,
  { pincode, district }: { pincode: string; district: string },
): FormState {
  const free = form.cityFilled || form.values.city.trim() === '';
  if (!free || typedPincode(form.values.pincode) !== pincode) return form;
  return { ...form, values: { ...form.values, city: district }, cityFilled: true };
}

/**
 * The state of a PIN code, `before` for an unknown one; the default state where two states share
 * the area, because the customer has to select one.
 */
function stateOf(pincode: string, before: string): string {
  const [state, another] = statesOfPin(pincode);
  return another ? defaultState : (state ?? before);
}

/** All errors of these fields, in the order in which the server reports them. */
export function addressErrorsOf(
  { values, rejected }: FormState,
  fields: readonly FormField[],
): FormError[] {
  const own: FormError[] = checkoutErrors(values)
    .filter(({ field }) => fields.includes(field))
    .map(({ field, states }) =>
      states
        ? {
            field,
            message: validation.otherState(typedPincode(values.pincode), states.map(stateLabel)),
            states,
          }
        : { field, message: validation[field] },
    );
  const theirs = fields.flatMap((field) => {
    const message = rejected[field];
    return message && !own.some((error) => error.field === field) ? [{ field, message }] : [];
  });
  return [...own, ...theirs];
}

/**
 * The errors currently displayed at their fields; a contradiction between two fields is displayed
 * at once.
 */
export function visibleErrors(
  form: FormState,
  fields: readonly FormField[],
): Partial<Record<FormField, string>> {
  const shown = addressErrorsOf(form, fields).filter(
    ({ field, states }) =>
      states || form.checked || form.left.has(field) || form.rejected[field] !== undefined,
  );
  return Object.fromEntries(shown.map(({ field, message }) => [field, message]));
}
