/** The address book in the profile. */
export const addressBook = {
  title: 'Addresses',
  add: 'Add address',
  edit: 'Edit address',
  none: 'No saved addresses yet.',
  primary: 'Primary',
  primaryAddress: 'Primary address',
  makePrimary: 'Make primary',
  editOf: (name: string, city: string) => `Edit address of ${name}, ${city}`,
  makePrimaryOf: (name: string, city: string) => `Make primary: address of ${name}, ${city}`,
  removeOf: (name: string, city: string) => `Remove address of ${name}, ${city}`,
  removed: 'Address removed',
  failedRemove: 'Could not remove address. Please try again.',
  question: 'Remove this address?',
  questionHint: 'Past orders will still show it.',
};
