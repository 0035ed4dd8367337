/** Where a guest's single address is kept in browser storage. */
export const guestAddressKey = 'guest_address';
