/** Separate from the labels of the estimate, which are loaded on demand. */
export const arrivalRequest = 'Check the delivery day for your PIN code';
