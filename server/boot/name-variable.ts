import { EnvError } from '../platform/env.ts';

/**
 * Error codes of the operating system, DNS, and PostgreSQL logins. Other errors are the program's
 * own.
 */
const outside = /^(?:(?!ERR_)E[A-Z0-9_]+|08\w{3}|28\w{3}|3D000)$/;

/**
 * Runs code that depends on a variable, and names the variable in its error.
 * @param line names the variable and its valid values
 * @throws EnvError with that line and the reason if an external service rejects the variable's
 * value
 */
export async function nameVariable<Result>(
  line: string,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const { code, message } = error as Error & { code?: unknown };
    const timedOut = message === 'timeout expired';
    if (!timedOut && !(typeof code === 'string' && outside.test(code))) throw error;
    throw new EnvError(`${line} (${message.split('\n')[0] || code})`);
  }
}
