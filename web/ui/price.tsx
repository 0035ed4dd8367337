import { ui } from '#messages/platform/ui.ts';

type Props = {
  /** The formatted price, for example '₹1,299'. */
  now: string;
  /** The previous price, struck through; only if it is higher. */
  before?: string | undefined;
  /** The saving in whole percent. */
  percentOff?: number | undefined;
  size?: 'card' | 'page';
};

/**
 * The price, the original price, and the saving; if a line is too short for all three, the last two
 * wrap together.
 */
export function Price({ now, before, percentOff, size = 'card' }: Props) {
  const page = size === 'page';
  const row = `flex flex-wrap items-baseline ${page ? 'gap-x-3' : 'gap-x-2'}`;
  return (
    <p className={`figures ${row}`}>
      <span
        className={`font-semibold ${page ? 'text-[1.75rem] leading-tight md:text-[2rem]' : 'text-[1.0625rem]'}`}
      >
        {now}
      </span>
      {before && (
        <span className={`${row} ${page ? 'text-[1.0625rem]' : 'text-small'}`}>
          <s className="text-text-2">
            <span className="sr-only">{ui.originalPrice}</span>
            {before}
          </s>
          {percentOff !== undefined && percentOff > 0 && (
            <span className="font-semibold text-harit-700">{ui.off(percentOff)}</span>
          )}
        </span>
      )}
    </p>
  );
}
