import { threadId } from 'node:worker_threads';

// Misbehaving tasks for the tests of the pool.
export const name = () => threadId;
export const never = () => {
  for (;;);
};
export const die = () => process.exit(3);
export const reject = () => {
  throw new RangeError('not so');
};
export const fill = () => {
  const all: number[][] = [];
  for (;;) all.push(new Array(1_000_000).fill(Math.random()));
};
export const environment = () => Object.keys(process.env);
export const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
