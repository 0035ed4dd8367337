import { clickKinds, type Source, type Sources, sourceMax } from '@jyotiratna/contract';
import { persisted } from '../persisted.ts';

/** The first and the last source of this browser, sent with an order (attribution). */
export const storedSources = persisted<Sources>('sources', (stored) => {
  const { first, last } = Object(stored) as Record<string, unknown>;
  const read = { first: parseSource(first), last: parseSource(last) };
  return read.first && read.last ? { first: read.first, last: read.last } : null;
});

function parseSource(value: unknown): Source | null {
  const { day, source, medium, campaign, click } = Object(value) as Record<string, unknown>;
  if (!isText(source) || !isText(day) || !/^\d{4}-\d{2}-\d{2}$/.test(day)) return null;
  const kind = clickKinds.find((one) => one === click);
  return {
    ...{ day, source },
    ...(isText(medium) && { medium }),
    ...(isText(campaign) && { campaign }),
    ...(kind && { click: kind }),
  };
}

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.length > 0 && value.length <= sourceMax;
