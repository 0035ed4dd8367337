import { expect, it } from 'vitest';
import { emptyDraft } from '../product-form/draft.ts';
import { newVariant } from '../product-form/variant-draft.ts';
import { draftOfKind } from './remedy-kind.ts';

const draft = {
  ...emptyDraft(),
  name: 'Ruby',
  stone: 'ruby',
  weightMg: '600',
  variants: [newVariant()],
};

it('saves the fields of a stone for a loose stone alone', () => {
  expect(draftOfKind('stone', draft)).toEqual({ ...draft, variants: [] });
  expect(draftOfKind('piece', draft)).toEqual({ ...draft, stone: '', weightMg: '', variants: [] });
});

it('saves variants for a remedy in sizes alone', () => {
  expect(draftOfKind('sizes', draft)).toEqual({ ...draft, stone: '', weightMg: '' });
});
