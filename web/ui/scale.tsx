type Props = {
  /** Progress in percent; the remaining part is in marble. */
  reached?: number;
  className?: string;
};

/** A graduated scale as a decorative rule, with a tick every 8 px and a longer one every 40 px. */
export function Scale({ reached, className = '' }: Props) {
  return (
    <div aria-hidden="true" className={`relative ${className}`}>
      <div className="scale" />
      {reached !== undefined && (
        <div
          className="scale absolute inset-y-0 left-0 border-t-3 border-mayur-700 [--tick-major:var(--color-mayur-700)] [--tick:var(--color-mayur-700)]"
          style={{ width: `${reached}%` }}
        />
      )}
    </div>
  );
}
