import type { ErrorMessageCode, ErrorMessageParams } from './error-messages.ts';

/** Presentation of a field in the administration. */
type FormPlace = {
  /**
   * The wizard displays `identity` and `words` in its first step, `price`, `stone` and `legal` in
   * its second, `media` in its third.
   */
  group: 'identity' | 'price' | 'legal' | 'stone' | 'words' | 'media';
  placeholder?: string;
  /** Lines of a text's box. */
  rows?: number;
};
export type ProductFieldGroup = FormPlace['group'];

type FieldOptions = {
  seenBy: 'everyone' | 'administrators';
  /** Without it the field is not among those of the form; `flag`s have switches of their own. */
  form?: FormPlace;
  /** The column, where its name is another one. */
  column?: string;
};
/** The message for an invalid value. */
type PlainErrorMessage = {
  [Code in ErrorMessageCode]: ErrorMessageParams[Code] extends null ? Code : never;
}[ErrorMessageCode];
type Translated = { translated?: true };

/**
 * - `line` one line of at most `max` characters; empty is null, unless it is required. `digits` are
 *   digits of a form, `pattern` is any other.
 * - `text` several lines, may be empty
 * - `lines` a list of at most `maxItems` lines
 * - `price` more than 0, rupees outside and paise in the column; `pieces` in stock, null is not
 *   tracked
 * - `choice` one of a list; `whole` a whole number of at most `max`; `rate` rupees of something,
 *   paise in the column;
 *   `percent` from 0 to 100 with two decimals, basis points in the column. Empty is null.
 * - `party` the code of a maker, packer or importer that the shop knows; empty is null
 * - `category`, `grahas`, `attributes`, `flag`
 */
export type ProductField = FieldOptions &
  (
    | ({
        kind: 'line';
        max: number;
        required?: PlainErrorMessage;
        digits?: { pattern: RegExp; otherwise: 'hsn_invalid' };
        /** The form that the line has, where it is not empty. */
        pattern?: { is: RegExp; otherwise: PlainErrorMessage };
      } & Translated)
    | ({ kind: 'text'; max: number } & Translated)
    | ({ kind: 'lines'; max: number; maxItems: number; tooMany: PlainErrorMessage } & Translated)
    | { kind: 'choice'; of: readonly string[] }
    | { kind: 'whole'; max: number }
    | { kind: 'rate' | 'percent' | 'party' }
    | { kind: 'category'; required: PlainErrorMessage }
    | { kind: 'price' | 'pieces' | 'flag' | 'grahas' | 'attributes' }
  );
