/** Where the PIN code of the last parcel is kept in browser storage. */
export const keptPinKey = 'delivery_pin';
