export * from '../../en/blog/all.ts';
