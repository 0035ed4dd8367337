/** The part of a pino logger that services use. Personal data and secrets never go in; pino redacts what slips. */
export type Log = {
  info: (facts: object, message?: string) => void;
  warn: (facts: object, message?: string) => void;
  error: (facts: object, message?: string) => void;
};

export const silentLog: Log = { info: () => {}, warn: () => {}, error: () => {} };
