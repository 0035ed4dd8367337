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

/** Labels of the kundli engine: names, results, drawings and the almanac. */
export const engine = {
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
