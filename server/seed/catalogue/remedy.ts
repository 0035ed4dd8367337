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

/** The same in Hindi, too. */
interface HindiPicture extends SeedPicture {
  altHi: string;
}

/**
 * A remedy's words in Hindi, under the same rules as the English ones. Latin digits, a danda ends a
 * sentence.
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
 * One remedy of the demo catalogue. Every one is an illustration of a kind of stone, not stock that
 * lies in a drawer, which is why `sample` is always true and the pages say so. Fields of the table
 * that are not named here may be given, too; those that are not get the column's default.
 */
export interface SeedRemedy
  extends Partial<Pick<typeof products.$inferInsert, keyof ProductColumns>> {
  slug: string;
  name: string;
  /**
   * Two to four sentences. Cards show the first one alone, so it is complete in at most 100
   * characters.
   */
  description: string;
  category: Category;
  /** Maximum retail price in paise, inclusive of all taxes. */
  originalPricePaise: number;
  /** The selling price in paise, inclusive of all taxes. */
  discountedPricePaise: number;
  /** Pieces in stock; 0 is sold out, null is not counted and always in stock. */
  quantity: number | null;
  isFeatured: boolean;
  attributes: { key: AttributeKey; value: string; valueHi?: string }[];
  /** Short lines; belief is always attributed. */
  benefits: string[];
  /** Grahas it is worn for, the strongest link first. Empty where tradition names none. */
  planets: Graha[];
  /**
   * Ground of its tile, `#RRGGBB`: the stone's own hue at OKLCH lightness .92 to .95, chroma .045
   * at most.
   */
  tint: string;
  /**
   * Where the article was made ready for sale (Legal Metrology Rules); the mine, where it matters,
   * is in the description.
   */
  countryOfOrigin: string;
  /** Heading of the customs tariff that GST goes by, four digits. */
  hsn: string;
  sample: true;
  /**
   * ISO 8601 instant, in the past, different for every remedy so that sorting by date means
   * something.
   */
  createdAt: string;
  /** Two to five, the main view first: cards show no other. */
  pictures: SeedPicture[];
}
