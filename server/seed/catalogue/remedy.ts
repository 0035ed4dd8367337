import type {
  AttributeKey,
  Category,
  Graha,
  ProductHindiTwins,
  ProductInput,
} from '@jyotiratna/contract';
import type { ProductColumns } from '../../catalogue/product-schema.ts';
import type { products } from '../../catalogue/schema.ts';

/**
 * An image of the catalogue: a file in `server/seed/pictures/masters`, and its alternative text.
 */
export interface SeedPicture {
  file: string;
  alt: string;
}

/** The alternative text in Hindi. */
interface HindiPicture extends SeedPicture {
  altHi: string;
}

/**
 * A remedy's translation into Hindi, under the same rules as the English text. Latin digits; a
 * danda ends a sentence.
 */
interface HindiWords extends Pick<ProductInput, keyof ProductHindiTwins> {
  nameHi: string;
  descriptionHi: string;
  benefitsHi: string[];
}

/**
 * The translations of lists, in the order of the English ones: the attributes' values, and the
 * alternative texts of images.
 */
export interface HindiRemedy extends HindiWords {
  valuesHi: string[];
  altsHi: string[];
}

/** A remedy in both languages. */
export type TranslatedRemedy = Omit<SeedRemedy, 'pictures' | keyof HindiWords> &
  HindiWords & { pictures: HindiPicture[] };

/**
 * One remedy of the demo catalogue. Each illustrates a kind of stone and is not real stock:
 * `sample` is always true, and pages say so. Other fields of the table are optional and have the
 * column's default.
 */
export interface SeedRemedy
  extends Partial<Pick<typeof products.$inferInsert, keyof ProductColumns>> {
  slug: string;
  name: string;
  /**
   * Two to four sentences. Cards display only the first one, so it is complete in at most 100
   * characters.
   */
  description: string;
  category: Category;
  /** Maximum retail price in paise, inclusive of all taxes. */
  originalPricePaise: number;
  /** The selling price in paise, inclusive of all taxes. */
  discountedPricePaise: number;
  /** Units in stock; 0 is sold out, null is not tracked and always in stock. */
  quantity: number | null;
  isFeatured: boolean;
  attributes: { key: AttributeKey; value: string; valueHi?: string }[];
  /** Short lines; a belief is always attributed to its tradition. */
  benefits: string[];
  /**
   * Grahas for which it is worn, the strongest association first. Empty where tradition names none.
   */
  planets: Graha[];
  /**
   * The tile's background colour, `#RRGGBB`: the stone's own hue at OKLCH lightness .92 to .95,
   * chroma at most .045.
   */
  tint: string;
  /**
   * Where the article was made ready for sale (Legal Metrology Rules); the mine, where it matters,
   * is in the description.
   */
  countryOfOrigin: string;
  /** The four-digit HSN heading that determines the GST rate. */
  hsn: string;
  sample: true;
  /**
   * ISO 8601 instant in the past, different for every remedy, so that sorting by date has a defined
   * order.
   */
  createdAt: string;
  /** Two to five, the main view first: cards display only that one. */
  pictures: SeedPicture[];
}
