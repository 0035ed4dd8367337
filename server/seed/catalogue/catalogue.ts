import { beadBracelets } from './bead-bracelets.ts';
import { looseStones } from './loose-stones.ts';
import { quartzBracelets } from './quartz-bracelets.ts';
import type { SeedRemedy } from './remedy.ts';
import { rings } from './rings.ts';
import { setsAndObjects } from './sets-and-objects.ts';

/** The demo catalogue, oldest remedy first, so that inserting it in order keeps ids and dates in step. */
export const seedRemedies: readonly SeedRemedy[] = [
  ...quartzBracelets,
  ...beadBracelets,
  ...looseStones,
  ...rings,
  ...setsAndObjects,
].sort((a, b) => a.createdAt.localeCompare(b.createdAt));
