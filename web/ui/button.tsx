import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { Logo } from './logo.tsx';

/**
 * `buy` always means to pay or to book, once per view; `done` confirms; `text` is the least
 * prominent.
 */
export type ButtonKind = 'main' | 'second' | 'text' | 'buy' | 'done' | 'danger';
/** The height: 44, 48 or 56 px. */
export type ButtonSize = 's' | 'm' | 'l';

type Appearance = { kind?: ButtonKind; size?: ButtonSize; wide?: boolean };

const base =
  'inline-flex select-none items-center justify-center gap-2.5 border font-semibold leading-tight text-center transition-colors duration-200 active:translate-y-px disabled:border-marble-200 disabled:bg-marble-200 disabled:text-ink-600 disabled:active:translate-y-0 aria-disabled:border-marble-200 aria-disabled:bg-marble-200 aria-disabled:text-ink-600';

const kinds: Record<ButtonKind, string> = {
  main: 'facet-button border-mayur-700 bg-mayur-700 text-marble-0 hover:border-mayur-600 hover:bg-mayur-600',
  second:
    'facet-button border-mayur-700 bg-transparent text-mayur-700 hover:bg-mayur-50 in-[.night]:border-mayur-200 in-[.night]:text-marble-0 in-[.night]:hover:bg-mayur-800 in-[.day]:border-mayur-700 in-[.day]:text-mayur-700',
  text: 'facet-button border-transparent bg-transparent text-accent hover:underline hover:underline-offset-4',
  buy: 'facet-button border-kesar-400 bg-kesar-400 text-ink-900 hover:border-kesar-300 hover:bg-kesar-300',
  done: 'facet-button border-harit-700 bg-harit-700 text-marble-0 hover:bg-harit-700/90',
  danger: 'facet-button border-sindoor-700 bg-transparent text-sindoor-700 hover:bg-sindoor-100',
};

const sizes: Record<ButtonSize, string> = {
  s: 'min-h-11 px-4 py-2 text-small',
  m: 'min-h-12 px-6 py-2.5 text-body',
  l: 'min-h-14 px-7 py-3 text-body',
};

/** The classes of a button, for other elements (a link, a Radix trigger). */
export function buttonClass({ kind = 'main', size = 'm', wide = false }: Appearance = {}): string {
  return `${base} ${kinds[kind]} ${sizes[size]} ${wide ? 'w-full' : ''}`;
}

/** An icon before the label. */
type WithIcon = { icon?: LucideIcon };

type ButtonProps = ComponentProps<'button'> &
  Appearance &
  WithIcon & { busy?: boolean; busyLabel?: string };

/**
 * While busy the button keeps its width, displays a spinner and ignores clicks; `busyLabel`
 * replaces the label.
 */
export function Button({
  kind,
  size,
  wide,
  busy = false,
  busyLabel,
  icon: Icon,
  children,
  onClick,
  className,
  ...rest
}: ButtonProps) {
  const classes = `${buttonClass({ ...(kind && { kind }), ...(size && { size }), ...(wide && { wide }) })} ${className ?? ''}`;
  return (
    <button
      type="button"
      {...rest}
      aria-busy={busy || undefined}
      className={`relative ${classes}`}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {/* Both labels share one grid cell, so the wider one determines the width. */}
      <span className="inline-grid">
        <span
          className={`col-start-1 row-start-1 inline-flex items-center justify-center gap-2.5 ${busy ? 'invisible' : ''}`}
        >
          {Icon && <Icon aria-hidden size={20} strokeWidth={1.6} />}
          {children}
        </span>
        {busy && (
          <span className="col-start-1 row-start-1 inline-flex items-center justify-center gap-2.5">
            <Logo
              size={20}
              lit={[]}
              turning
              tone={kind === 'main' || kind === undefined ? 'night' : 'brand'}
            />
            {busyLabel ?? children}
          </span>
        )}
      </span>
    </button>
  );
}

type LinkButtonProps = Omit<ComponentProps<typeof Link>, 'className'> &
  Appearance &
  WithIcon & { className?: string };

/** A link with the appearance of a button. */
export function LinkButton({
  kind,
  size,
  wide,
  icon: Icon,
  className = '',
  children,
  ...rest
}: LinkButtonProps) {
  return (
    <Link
      {...rest}
      className={`${buttonClass({ ...(kind && { kind }), ...(size && { size }), ...(wide && { wide }) })} ${className}`}
    >
      {Icon && <Icon aria-hidden size={20} strokeWidth={1.6} />}
      {children}
    </Link>
  );
}
