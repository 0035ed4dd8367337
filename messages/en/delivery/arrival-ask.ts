/** Apart from what answers it, which is loaded when someone asks. */
export const arrivalAsk = 'Check the delivery day for your PIN code';
