import { describe, expect, it } from 'vitest';
import { EnvError } from '../platform/env.ts';
import { nameVariable } from './name-variable.ts';

const after = (error: Error) => nameVariable('HOST takes an address of this machine', () => Promise.reject(error));

describe('a variable that the world refuses', () => {
  it('is named in one line, with the reason', async () => {
    const refused = Object.assign(new Error('listen EADDRNOTAVAIL\nmore'), { code: 'EADDRNOTAVAIL' });
    await expect(after(refused)).rejects.toThrow(
      new EnvError('HOST takes an address of this machine (listen EADDRNOTAVAIL)'),
    );
  });

  it.each(['ECONNREFUSED', 'ENOTFOUND', 'EACCES', '28P01', '3D000'])('is told by %s', async (code) => {
    const refused = Object.assign(new AggregateError([], ''), { code });
    await expect(after(refused)).rejects.toThrow(`(${code})`);
  });

  it('is not blamed for a fault of the program', async () => {
    const fault = Object.assign(new TypeError('x is not a function'), { code: 'ERR_INVALID_ARG_TYPE' });
    await expect(after(fault)).rejects.toBe(fault);
  });
});
