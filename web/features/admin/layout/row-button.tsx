type Props = {
  label: string;
  onPress: () => void;
  children: string;
  danger?: boolean;
  'data-open'?: boolean;
};

/** The look of what can be done with a row. */
export const rowButtonClass =
  'target inline-flex items-center px-2 font-semibold hover:underline hover:underline-offset-4';

/** What can be done with a row; `data-open` is what Enter on the row does. */
export function RowButton({ label, onPress, children, danger = false, ...rest }: Props) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      onClick={onPress}
      className={`${rowButtonClass} ${danger ? 'text-sindoor-700' : 'text-accent'}`}
    >
      {children}
    </button>
  );
}
