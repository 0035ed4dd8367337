import { type CallCourier, createCourierCaller, jsonOf } from '../couriers/call-courier.ts';
import { CourierError } from '../couriers/courier-error.ts';
import { TextError } from './text-error.ts';

export type SenderReply = { status: number; json: unknown };

/**
 * Calls a provider of text messages over HTTP, with the timeouts and limits of couriers. Resolves
 * for any status below 500 except 429.
 * @throws TextError
 */
export function createSenderCaller(apiBase: string) {
  const call = createCourierCaller(apiBase);
  return async (request: Parameters<CallCourier>[0]): Promise<SenderReply> => {
    try {
      const reply = await call(request);
      return { status: reply.status, json: jsonOf(reply) };
    } catch (error) {
      if (error instanceof CourierError) throw new TextError(error.kind, error.code, error);
      throw error;
    }
  };
}
