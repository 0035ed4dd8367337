import type { Account, AccountSessions, SecondFactor, Team } from '../calls/admin-access.ts';
import { type Call, queryString } from './call.ts';

type Both = { password: string; code: string };
type Codes = { recoveryCodes: string[] };

const at = encodeURIComponent;

/** The administrators' access: the second factor of one's own account, the team, everyone's sessions. */
export function createAccessCalls(call: Call) {
  return {
    secondFactor: () => call<{ secondFactor: SecondFactor }>('GET', '/admin/second-factor'),
    /** The secret is shown this once; it does nothing before `confirmSecondFactor`. */
    startSecondFactor: (password: string) =>
      call<{ secret: string; uri: string }>('POST', '/admin/second-factor/start', { password }),
    confirmSecondFactor: (code: string) => call<Codes>('POST', '/admin/second-factor/confirm', { code }),
    renewRecoveryCodes: (body: Both) => call<Codes>('POST', '/admin/second-factor/recovery-codes', body),
    turnOffSecondFactor: (body: Both) => call<{ success: true }>('POST', '/admin/second-factor/off', body),

    team: () => call<Team>('GET', '/admin/team'),
    /** Asks every administrator for a second factor, or no longer. */
    requireSecondFactor: (body: Both & { required: boolean }) =>
      call<{ success: true }>('PUT', '/admin/team/second-factor', body),
    /** 409 `last_administrator`; `own_account` unless `own` says that the caller means themselves. */
    removeAdministrator: (id: string, body: { password: string; own?: boolean }) =>
      call<{ success: true }>('DELETE', `/admin/team/${at(id)}`, body),
    /** 404 `account_not_found` when nobody has this address. */
    findAccount: (email: string) => call<{ account: Account }>('GET', `/admin/accounts${queryString({ email })}`),
    sessions: (id: string) => call<AccountSessions>('GET', `/admin/accounts/${at(id)}/sessions`),
    /** The caller's own present session stays. */
    endSessions: (id: string) => call<{ ended: number }>('DELETE', `/admin/accounts/${at(id)}/sessions`),
  };
}
