/**
 * The part of a pino logger that services use. Personal data and secrets must not be logged; pino
 * redacts accidental ones.
 */
export type Log = {
  info: (metadata: object, message?: string) => void;
  warn: (metadata: object, message?: string) => void;
  error: (metadata: object, message?: string) => void;
};

export const noopLog: Log = { info: () => {}, warn: () => {}, error: () => {} };
