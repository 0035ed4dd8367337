export * from '../../en/policies/all.ts';
