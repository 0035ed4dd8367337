import { useSession } from '../../session/use-session.ts';
import { TopUpSection } from './top-up.tsx';

/** A top-up for an insufficient balance, without leaving the page. */
export function TopUpHere({ onPaid }: { onPaid?: () => void }) {
  const { user } = useSession();
  if (!user) return null;
  return (
    <div className="rounded-md border border-line bg-gulabi-50 p-4">
      <TopUpSection user={user} onPaid={onPaid} />
    </div>
  );
}
