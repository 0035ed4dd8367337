import { disownEmailRoute as disown } from '@jyotiratna/contract/accounts';
import * as adminNotices from '@jyotiratna/contract/admin/notices';
import * as adminCalls from '@jyotiratna/contract/admin/privacy-requests';
import * as notices from '@jyotiratna/contract/notices';
import * as calls from '@jyotiratna/contract/privacy';
import * as requests from '@jyotiratna/contract/privacy-requests';
import { requireAdmin } from '../accounts/actor.ts';
import { neverCached } from '../platform/http/never-cached.ts';
import type { Routes } from '../platform/http/routes.ts';
import { serve } from '../platform/http/serve.ts';
import { serveCached } from '../platform/http/serve-cached.ts';
import { deleteAccount } from './delete-account.ts';
import { disownEmail } from './disown-email.ts';
import { exportData } from './export-data.ts';
import { listTranslations, readTranslation } from './notices/read-notices.ts';
import { readAdminNotices, removeTranslation, saveTranslation } from './notices/save-notices.ts';
import { readClosing } from './read-closing.ts';
import { readConsents } from './read-consents.ts';
import { readRequests, resolveRequest } from './requests/answer-request.ts';
import { nominate, readNominee, removeNominee } from './requests/nominee.ts';
import { readOwnRequests, sendRequest } from './requests/send-request.ts';
import { withdrawConsent } from './withdraw-consent.ts';

const done = { success: true } as const;

/**
 * A user's data rights in all domains: data export, withdrawal of a consent, deletion of the
 * account.
 */
export const privacyRoutes: Routes = async (app, { deps }) => {
  neverCached(app);

  serve(app, calls.exportDataRoute, async (request, reply) => {
    reply.header('content-disposition', 'attachment; filename="jyotiratna-my-data.json"');
    return exportData(deps, await request.actor());
  });

  serve(app, calls.readConsentsRoute, async (request) => ({
    consents: await readConsents(deps, await request.actor()),
  }));

  serve(app, calls.withdrawConsentRoute, async (request) => ({
    consents: await withdrawConsent(deps, await request.actor(), request.params),
  }));

  serve(app, calls.readClosingRoute, async (request) => readClosing(deps, await request.actor()));

  serve(app, calls.deleteAccountRoute, async (request, reply) => {
    await deleteAccount(deps, await request.actor(), request.body);
    reply.endSession();
    return done;
  });

  serve(app, requests.readNomineeRoute, async (request) => ({
    nominee: await readNominee(deps, await request.actor()),
  }));
  serve(app, requests.saveNomineeRoute, async (request) => ({
    nominee: await nominate(deps, await request.actor(), request.body),
  }));
  serve(app, requests.removeNomineeRoute, async (request) => ({
    nominee: await removeNominee(deps, await request.actor()),
  }));
  serve(app, requests.listPrivacyRequests, async (request) => ({
    requests: await readOwnRequests(deps, await request.actor()),
  }));
  serve(app, requests.sendPrivacyRequest, async (request) => ({
    requests: await sendRequest(deps, await request.actor(), request.body),
  }));
  serve(app, adminCalls.listAdminPrivacyRequests, async (request) =>
    readRequests(deps, request.query),
  );
  serve(app, adminCalls.answerPrivacyRequest, async (request) => ({
    request: await resolveRequest(deps, requireAdmin(await request.actor()), {
      ...request.params,
      ...request.body,
    }),
  }));

  serve(app, adminNotices.listAdminNotices, () => readAdminNotices(deps.db));
  serve(app, adminNotices.saveAdminNotice, async (request) =>
    saveTranslation(deps, requireAdmin(await request.actor()), {
      ...request.params,
      ...request.body,
    }),
  );
  serve(app, adminNotices.removeAdminNotice, async (request) =>
    removeTranslation(deps, requireAdmin(await request.actor()), request.params.language),
  );

  serve(app, disown, async (request) => {
    await disownEmail(deps, request.body);
    return done;
  });
};

/** The privacy notice in the languages of the owner's translations. */
export const noticeRoutes: Routes = async (app, { deps }) => {
  serveCached(
    app,
    deps,
    notices.listNoticeTranslations,
    async () => ({ translations: await listTranslations(deps) }),
    {
      capacityBytes: 1024 * 1024,
    },
  );
  serveCached(
    app,
    deps,
    notices.readNoticeTranslation,
    async ({ params }) => ({ translation: await readTranslation(deps, params.language) }),
    { capacityBytes: 8 * 1024 * 1024 },
  );
};
