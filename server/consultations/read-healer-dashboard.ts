import { consultationLimits, type DashboardReply, type HealerBio } from '@jyotiratna/contract';
import { type Actor, requireHealer } from '../accounts/actor.ts';
import { listDocumentImages } from '../documents/queries.ts';
import { hoursOf } from '../healers/hours.ts';
import { changeHealer, renewLease, setSwitchedOn } from '../healers/presence-queries.ts';
import { nameOfHealer, readHealerNames } from '../healers/profiles/names.ts';
import { portraitOf } from '../healers/profiles/present-healer.ts';
import { listComingSessions } from '../healers/queries.ts';
import type { Deps } from '../platform/deps.ts';
import { readSettings } from '../platform/settings/read-settings.ts';
import { ownHealer } from './own-healer.ts';
import { type Presenting, presentConsultation } from './present-consultation.ts';
import { listOpened, listOpenOf } from './queries.ts';
import { readPayouts } from './record-payout.ts';
import { readMonths } from './statement.ts';

/** The healer's dashboard; requesting it counts as a heartbeat. */
export async function readHealerDashboard(
  deps: Presenting & Pick<Deps, 'clock'>,
  actor: Actor,
): Promise<DashboardReply> {
  const healer = requireHealer(actor);
  await renewLease(deps.db, healer.id);
  const { account, online, rings } = await ownHealer(deps, actor);
  const { healerId, switchedOn, sharePercent, bioEn, bioHi } = account;
  const names = await readHealerNames(deps.db);
  const open = await listOpenOf(deps.db, { healerUserId: healer.id });
  const now = deps.clock.now();
  const start = new Date(now - consultationLimits.bookedMs);
  const booked = await listComingSessions(deps.db, start, { limit: 200, healerId });
  const opened = await listOpened(
    deps.db,
    booked.map(({ id }) => id),
  );
  return {
    healerId,
    healerName: nameOfHealer(names, healerId, healer.locale),
    switchedOn,
    online,
    rings,
    sharePercent,
    hours: hoursOf(account),
    bio: { en: bioEn ?? '', hi: bioHi ?? '' },
    portrait: portraitOf(
      await listDocumentImages(deps.db, 'healer', [healerId]),
      account.pictureId,
    ),
    open: await Promise.all(
      open.map((row) => presentConsultation(deps, row, 'healer', healer.locale)),
    ),
    booked: booked
      .filter(({ id, startsAt }) => startsAt.getTime() > now || !opened.has(id))
      .map(({ id, startsAt, mode, name, userId, phone }) => {
        const soon = startsAt.getTime() - now < consultationLimits.bookedMs;
        const phoned = mode !== 'chat' && userId === null && soon;
        return { id, startsAt: startsAt.toISOString(), mode, name, phone: phoned ? phone : null };
      }),
    months: await readMonths(deps.db, healer.id),
    ...(await readPayouts(deps.db, await readSettings(deps), healer.id)),
  };
}

/** Saves the calling healer's description on the healers' page. */
export async function saveBio(deps: Pick<Deps, 'db'>, actor: Actor, bio: HealerBio) {
  await changeHealer(deps.db, requireHealer(actor).id, {
    bioEn: bio.en || null,
    bioHi: bio.hi || null,
  });
  return { bio };
}

/** Sets whether the healer accepts requests. */
export async function switchDashboard(
  deps: Pick<Deps, 'db'>,
  actor: Actor,
  { on }: { on: boolean },
) {
  const { id } = requireHealer(actor);
  await setSwitchedOn(deps.db, id, on);
  await renewLease(deps.db, id);
  const { account, online } = await ownHealer(deps, actor);
  return { switchedOn: account.switchedOn, online };
}
