export type ErrorBody = {
  error: {
    code: 'BAD_REQUEST_ERROR' | 'GATEWAY_ERROR' | 'SERVER_ERROR';
    description: string;
    source: string;
    step: string;
    reason: string;
    metadata: { payment_id?: string; order_id?: string };
    field?: string;
  };
};

/** An error response in the provider's format. */
export class ApiError extends Error {
  readonly status: number;
  readonly body: ErrorBody;

  constructor(status: number, error: { description: string } & Partial<ErrorBody['error']>) {
    super(error.description);
    this.status = status;
    this.body = {
      error: {
        code: 'BAD_REQUEST_ERROR',
        source: 'NA',
        step: 'NA',
        reason: 'NA',
        metadata: {},
        ...error,
      },
    };
  }
}

/** 400 for an invalid field. */
export const invalid = (field: string, description: string, reason = 'input_validation_failed') =>
  new ApiError(400, { description, field, reason, source: 'business', step: 'payment_initiation' });

/** 400 for an unknown id, like the provider, not 404. */
export const unknownId = () =>
  new ApiError(400, { description: 'The id provided does not exist', source: 'business' });

/** 400 for an action not permitted in the object's state. */
export const invalidState = (description: string, reason: string) =>
  new ApiError(400, { description, reason, source: 'business', step: 'payment_initiation' });

export const unauthenticated = () =>
  new ApiError(401, { description: 'Authentication failed', source: 'business' });
