import { z } from 'zod';
import { type CourierRequest, createCourierCaller, jsonOf } from '../call-courier.ts';
import { CourierError } from '../courier-error.ts';

/**
 * `absent`: statuses for a missing record, or for nothing to do; the response is parsed as `{}`
 * then.
 */
export type ShiprocketCall = <Schema extends z.ZodType>(
  schema: Schema,
  request: CourierRequest & { absent?: readonly number[] },
) => Promise<z.output<Schema>>;

const login = z.looseObject({ token: z.string() });
const failure = z.looseObject({ message: z.string() });

/** A token is valid for 10 days; it is renewed one day earlier. */
const tokenMs = 9 * 86_400_000;

/** Calls the API with the token of a login, which is renewed when it expires or is rejected. */
export function createShiprocketSession(settings: {
  apiBase: string;
  email: string;
  password: string;
}): ShiprocketCall {
  const { apiBase, email, password } = settings;
  const send = createCourierCaller(apiBase);
  let token: { value: Promise<string>; untilMs: number } | null = null;

  async function logIn(): Promise<string> {
    const reply = await send({ method: 'POST', path: '/auth/login', body: { email, password } });
    if (reply.status !== 200) throw new CourierError('unavailable', { code: 'login_rejected' });
    return login.parse(jsonOf(reply)).token;
  }

  function currentToken(): Promise<string> {
    if (token && token.untilMs > Date.now()) return token.value;
    const value = logIn();
    token = { value, untilMs: Date.now() + tokenMs };
    value.catch(() => {
      token = null;
    });
    return value;
  }

  return async (schema, { absent = [], ...request }) => {
    const sent = async () =>
      send({
        ...request,
        headers: { authorization: `Bearer ${await currentToken()}`, ...request.headers },
      });
    let reply = await sent();
    if (reply.status === 401) {
      token = null;
      reply = await sent();
    }
    if (reply.status >= 400 && !absent.includes(reply.status)) {
      const reason = failure.safeParse(jsonOf(reply)).data?.message ?? '';
      throw new CourierError('refused', { code: `status_${reply.status}`, reason });
    }
    const parsed = schema.safeParse(reply.status >= 400 ? { response: {} } : jsonOf(reply));
    if (!parsed.success) throw new CourierError('unknown', { code: 'malformed' });
    return parsed.data;
  };
}
