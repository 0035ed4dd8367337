import type { KundliRequest } from '@jyotiratna/contract';
import { listSavedKundlisRoute } from '@jyotiratna/contract/saved-kundlis';
import { useQuery } from '@tanstack/react-query';
import { matching } from '#messages/kundli/matching.ts';
import { api } from '../../../api.ts';
import { useSession, whileUser } from '../../../session/use-session.ts';
import { controlClass } from '../../../ui/field.tsx';
import type { Role } from './two-births.ts';

/** Selects one of the logged-in user's saved births for the fields; hidden for other visitors. */
export function SavedChoice({
  role,
  onSelect,
}: {
  role: Role;
  onSelect: (birth: KundliRequest) => void;
}) {
  const { status } = useSession();
  const { data = [] } = useQuery({
    queryKey: ['kundlis'],
    queryFn: async () => (await api(listSavedKundlisRoute)).kundlis,
    enabled: whileUser(status),
  });
  if (status !== 'user' || data.length === 0) return null;
  return (
    <select
      aria-label={`${matching.fromSaved}: ${matching[role]}`}
      value=""
      onChange={({ target }) => {
        const selected = data.find(({ id }) => id === target.value);
        if (selected) onSelect(selected.request);
      }}
      className={`${controlClass} min-w-0 max-w-60`}
    >
      <option value="">{matching.fromSaved}</option>
      {data.map(({ id, request: { name, dob } }) => (
        <option key={id} value={id}>
          {name}, {dob}
        </option>
      ))}
    </select>
  );
}
