/** A coupon's code in its dashed box. */
export function CodeBox({ code }: { code: string }) {
  return (
    <code className="inline-block rounded-sm border border-dashed border-ink-700 px-2 py-0.5 font-text font-semibold tracking-wide wrap-anywhere">
      {code}
    </code>
  );
}
