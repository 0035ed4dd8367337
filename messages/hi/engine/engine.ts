import type { engine as English } from '../../en/engine/engine.ts';
import { almanac } from './almanac.ts';
import { birth } from './birth.ts';
import { drawing } from './drawing.ts';
import { gems } from './gems.ts';
import { gochara } from './gochara.ts';
import { mangal } from './mangal.ts';
import { nakshatras } from './nakshatras.ts';
import { names } from './names.ts';
import { regional } from './regional.ts';
import { yogas } from './yogas.ts';

export const engine: typeof English = {
  names,
  nakshatras,
  yogas,
  mangal,
  gems,
  gochara,
  birth,
  drawing,
  almanac,
  regional,
};
