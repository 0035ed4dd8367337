import { almanac } from './engine/almanac.ts';
import { birth } from './engine/birth.ts';
import { drawing } from './engine/drawing.ts';
import { gems } from './engine/gems.ts';
import { gochara } from './engine/gochara.ts';
import { mangal } from './engine/mangal.ts';
import { nakshatras } from './engine/nakshatras.ts';
import { names } from './engine/names.ts';
import { yogas } from './engine/yogas.ts';

/** What the kundli engine says: names, findings, drawings and the almanac. */
export const engine = { names, nakshatras, yogas, mangal, gems, gochara, birth, drawing, almanac };
