/** An error response in the sandbox courier's format. */
export class CourierApiError extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

/** 422 for an invalid field. */
export const invalidField = (field: string) =>
  new CourierApiError(422, 'invalid', `${field} is missing or invalid.`);

export const unknownAwb = () =>
  new CourierApiError(404, 'unknown_awb', 'No shipment has this AWB.');
