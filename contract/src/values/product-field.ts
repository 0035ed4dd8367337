import type { ErrorMessageCode, ErrorMessageParams } from './error-messages.ts';

/** Presentation of a field in the administration. */
type FormPlace = {
  /**
   * The wizard displays `identity` and `words` in its first step, `price`, `stone` and `legal` in
   * its second, `media` in its third.
   */
  group: 'identity' | 'price' | 'legal' | 'stone' | 'words' | 'media';
  placeholder?: string;
  /** Height of the text area in lines. */
  rows?: number;
};
export type ProductFieldGroup = FormPlace['group'];

type FieldOptions = {
  seenBy: 'everyone' | 'administrators';
  /**
   * Position in the form; absent for fields outside the form. `flag`s have switches of their own.
   */
  form?: FormPlace;
  /** Name of the database column, if different from the field's. */
  column?: string;
};
/** The message for an invalid value. */
type PlainErrorMessage = {
  [Code in ErrorMessageCode]: ErrorMessageParams[Code] extends null ? Code : never;
}[ErrorMessageCode];
type Translated = { translated?: true };

/**
 * - `line`: one line of at most `max` characters; empty is null, unless it is required. `digits`
 *   requires a number of digits, `pattern` any other format.
 * - `text`: several lines, may be empty
 * - `lines`: a list of at most `maxItems` lines
 * - `price`: rupees, more than 0, stored as paise; `pieces`: stock, null if not tracked
 * - `choice`: one of a list; `whole`: an integer of at most `max`; `rate`: rupees per unit, stored
 *   as paise; `percent`: 0 to 100 with two decimals, stored as basis points. Empty is null.
 * - `party`: code of an existing maker, packer or importer; empty is null
 * - `category`, `grahas`, `attributes`, `flag`
 */
export type ProductField = FieldOptions &
  (
    | ({
        kind: 'line';
        max: number;
        required?: PlainErrorMessage;
        digits?: { pattern: RegExp; otherwise: 'hsn_invalid' };
        /** Required format of a line that is not empty. */
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
