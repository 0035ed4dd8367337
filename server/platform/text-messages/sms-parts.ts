/** The characters of GSM 03.38, including its extension, whose characters count twice. */
const basic =
  /^[\n\r @£$¥èéùìòÇØøÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ!"#¤%&'()*+,\-./0-9:;<=>?¡A-ZÄÖÑÜ§¿a-zäöñüà^{}\\[~\]|€]*$/;
const extended = /[\^{}\\[~\]|€]/g;

/** Whether a text needs Unicode, as Hindi and ₹ do. */
export function isUnicode(text: string): boolean {
  return !basic.test(text);
}

/**
 * The number of SMS that a text is charged as (3GPP TS 23.038): up to 160 characters (Unicode: 70)
 * are one; longer ones are split into parts of 153 (67).
 */
export function smsParts(text: string): number {
  const unicode = isUnicode(text);
  const [alone, several] = unicode ? [70, 67] : [160, 153];
  const length = text.length + (unicode ? 0 : (text.match(extended) ?? []).length);
  return length <= alone ? 1 : Math.ceil(length / several);
}
