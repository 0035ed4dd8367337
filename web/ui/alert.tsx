import { CircleAlert, Clock, Info } from 'lucide-react';
import type { ComponentProps, ReactNode, Ref } from 'react';

type Tone = 'error' | 'wait' | 'info';

const tones: Record<Tone, { color: string; Icon: typeof Info }> = {
  error: { color: 'bg-sindoor-100 text-sindoor-700', Icon: CircleAlert },
  wait: { color: 'bg-kesar-100 text-kesar-800', Icon: Clock },
  info: { color: 'bg-neel-100 text-neel-700', Icon: Info },
};

type Props = Omit<ComponentProps<'div'>, 'className' | 'title'> & {
  /**
   * `error` is announced at once (assertive); `wait` (a limit, a delay) and `info` are announced
   * politely.
   */
  tone: Tone;
  title?: ReactNode;
  children?: ReactNode;
  ref?: Ref<HTMLDivElement>;
};

/** An inline message in the page: an icon and text. */
export function Alert({ tone, title, children, ...rest }: Props) {
  const { color, Icon } = tones[tone];
  return (
    <div
      role={tone === 'error' ? 'alert' : 'status'}
      {...rest}
      className={`flex items-start gap-3 rounded-md px-4 py-3 ${color}`}
    >
      <Icon aria-hidden size={20} strokeWidth={1.6} className="mt-0.5 shrink-0" />
      <div className="min-w-0 grow">
        {title && <p className="font-semibold">{title}</p>}
        {children}
      </div>
    </div>
  );
}
