import { describe, expect, it } from 'vitest';
import { EnvError } from '../platform/env.ts';
import { nameVariable } from './name-variable.ts';

const after = (error: Error) =>
  nameVariable('HOST must be an address of this machine', () => Promise.reject(error));

describe('a variable that the environment rejects', () => {
  it('is reported in one line, with the reason', async () => {
    const cause = Object.assign(new Error('listen EADDRNOTAVAIL\nmore'), {
      code: 'EADDRNOTAVAIL',
    });
    await expect(after(cause)).rejects.toThrow(
      new EnvError('HOST must be an address of this machine (listen EADDRNOTAVAIL)'),
    );
  });

  it.each(['ECONNREFUSED', 'ENOTFOUND', 'EACCES', '28P01', '3D000'])(
    'is reported by %s',
    async (code) => {
      const cause = Object.assign(new AggregateError([], ''), { code });
      await expect(after(cause)).rejects.toThrow(`(${code})`);
    },
  );

  it('is not blamed for an error of the program', async () => {
    const failure = Object.assign(new TypeError('x is not a function'), {
      code: 'ERR_INVALID_ARG_TYPE',
    });
    await expect(after(failure)).rejects.toBe(failure);
  });
});
