import { describe, expect, it } from 'vitest';
import { addressFields } from './address-values.ts';
import {
  addressErrorsOf,
  type FormAction,
  type FormState,
  formReducer,
  newForm,
  visibleErrors,
} from './form-state.ts';

const after = (actions: FormAction[], form: FormState = newForm()) =>
  actions.reduce(formReducer, form);
const type = (field: 'pincode' | 'state' | 'city' | 'email', value: string) =>
  ({ kind: 'type', field, value }) as const;

describe('formReducer', () => {
  it('starts in Rajasthan', () => expect(newForm().values.state).toBe('Rajasthan'));

  it('fills the state from the PIN code while none is selected', () => {
    expect(after([type('pincode', '700016')]).values.state).toBe('West Bengal');
    expect(after([type('pincode', '700'), type('pincode', '7')]).values.state).toBe('West Bengal');
  });

  it('leaves a selected state unchanged', () => {
    expect(after([type('state', 'Assam'), type('pincode', '700016')]).values.state).toBe('Assam');
    expect(after([type('pincode', '700016')], newForm({ state: 'Goa' })).values.state).toBe('Goa');
  });

  it("takes the PIN code's district for a city that was not typed", () => {
    const locate = (pincode: string, district: string) =>
      ({ kind: 'locate', pincode, district }) as const;
    const jaipur = after([type('pincode', '302001'), locate('302001', 'Jaipur')]);
    expect(jaipur.values.city).toBe('Jaipur');
    const moved = after(
      [type('pincode', '400001'), locate('302001', 'Jaipur'), locate('400001', 'Mumbai')],
      jaipur,
    );
    expect(moved.values.city).toBe('Mumbai');
    const own = after([
      type('city', 'Amer'),
      type('pincode', '302028'),
      locate('302028', 'Jaipur'),
    ]);
    expect(own.values.city).toBe('Amer');
  });

  it('displays no error before a non-empty field was blurred', () => {
    expect(visibleErrors(after([type('pincode', '30')]), addressFields)).toEqual({});
    expect(visibleErrors(after([{ kind: 'leave', field: 'pincode' }]), addressFields)).toEqual({});
    const left = after([type('pincode', '30'), { kind: 'leave', field: 'pincode' }]);
    expect(visibleErrors(left, addressFields)).toEqual({
      pincode: 'Please provide a valid 6-digit PIN code.',
    });
    expect(visibleErrors(formReducer(left, type('pincode', '302001')), addressFields)).toEqual({});
  });

  it('shows every error of its own fields after a submit', () => {
    const checked = after([{ kind: 'check' }]);
    expect(Object.keys(visibleErrors(checked, ['city', 'phone']))).toEqual(['city', 'phone']);
  });

  it("shows the server's message until its field is edited", () => {
    const rejected = after([
      type('city', 'Jaipur'),
      { kind: 'refuse', errors: { city: 'At most 80 characters.' } },
    ]);
    expect(visibleErrors(rejected, ['city'])).toEqual({ city: 'At most 80 characters.' });
    expect(visibleErrors(formReducer(rejected, type('city', 'Ajmer')), ['city'])).toEqual({});
  });

  it('resets its errors when it is filled', () => {
    const filled = after([{ kind: 'check' }, { kind: 'fill', values: { city: 'Kolkata' } }]);
    expect(filled.values).toMatchObject({ city: 'Kolkata', firstName: '', state: 'Rajasthan' });
    expect(visibleErrors(filled, addressFields)).toEqual({});
  });
});

it('errorsOf sorts client errors in the order of the server', () => {
  expect(
    addressErrorsOf(newForm({ email: 'a@b.co' }), ['phone', 'email', 'firstName']).map(
      ({ field }) => field,
    ),
  ).toEqual(['firstName', 'phone']);
});

it('copies a single name to the last name while the first is typed, until another is typed', () => {
  const type = (field: 'firstName' | 'lastName', value: string) =>
    ({ kind: 'type', field, value }) as const;
  const ticked = formReducer(
    formReducer(newForm(), { kind: 'oneName', on: true }),
    type('firstName', 'Meera'),
  );
  expect([ticked.oneName, ticked.values.lastName]).toEqual([true, 'Meera']);
  expect(addressErrorsOf(ticked, ['firstName', 'lastName'])).toEqual([]);
  const cleared = formReducer(ticked, { kind: 'oneName', on: false });
  expect(addressErrorsOf(cleared, ['firstName', 'lastName']).map(({ field }) => field)).toEqual([
    'lastName',
  ]);
  expect(formReducer(ticked, type('lastName', 'Devi')).oneName).toBe(false);
  expect(newForm({ firstName: 'Meera', lastName: 'Meera' }).oneName).toBe(true);
});
