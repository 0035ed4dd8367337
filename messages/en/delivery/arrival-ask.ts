/** Separate from the labels of the estimate, which are loaded on request. */
export const arrivalRequest = 'Check the delivery day for your PIN code';
