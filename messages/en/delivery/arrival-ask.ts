/** Apart from what answers it, which is loaded when someone asks. */
export const arrivalRequest = 'Check the delivery day for your PIN code';
