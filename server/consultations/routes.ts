import { errorMessage, ShopError, sourceLocale } from '@jyotiratna/contract';
import * as admin from '@jyotiratna/contract/admin/consultations';
import * as documents from '@jyotiratna/contract/consultation-documents';
import { clientId as clientIdSchema } from '@jyotiratna/contract/consultation-messages';
import * as reports from '@jyotiratna/contract/consultation-reports';
import * as summary from '@jyotiratna/contract/consultation-summary';
import * as calls from '@jyotiratna/contract/consultations';
import * as clients from '@jyotiratna/contract/healer-clients';
import * as dashboard from '@jyotiratna/contract/healer-dashboard';
import * as sessionReviews from '@jyotiratna/contract/session-reviews';
import * as wallet from '@jyotiratna/contract/wallet';
import { requireHealer, requireMember } from '../accounts/actor.ts';
import { logIn } from '../accounts/log-in.ts';
import { welcome } from '../accounts/sessions-routes.ts';
import { removeOwnPortrait, setOwnPortrait } from '../healers/profiles/own-portrait.ts';
import { neverCached } from '../platform/http/never-cached.ts';
import { isOwnRead } from '../platform/http/origin.ts';
import { messageForm, oneImageForm, readForm, takeForms } from '../platform/http/read-form.ts';
import type { Routes } from '../platform/http/routes.ts';
import { serve } from '../platform/http/serve.ts';
import { serveCached } from '../platform/http/serve-cached.ts';
import { readAdminConsultations } from './admin-consultations.ts';
import { cancelHealerAlert, requestHealerAlert } from './alerts/request-alert.ts';
import { readClients, saveClientNote } from './clients/read-clients.ts';
import { listFreeChats } from './clock-queries.ts';
import { drawCreditNote, readCreditNotes } from './documents/read-credit-notes.ts';
import { sessionInvoice } from './documents/session-invoice.ts';
import { changeShare, inviteHealer, registerHealer } from './healer-accounts.ts';
import { ownHealer } from './own-healer.ts';
import { findOwn, presentConsultation } from './present-consultation.ts';
import { listConsultationsOf } from './queries.ts';
import { readHealerDashboard, saveBio, switchDashboard } from './read-healer-dashboard.ts';
import { createPresence } from './read-presence.ts';
import { readSummary } from './read-summary.ts';
import { recordHeartbeat } from './record-heartbeat.ts';
import { recordPayout } from './record-payout.ts';
import { refundSession } from './refund-session.ts';
import { closeReport, readReports } from './reports/admin-reports.ts';
import { reportOtherSide, setBlock } from './reports/report-other-side.ts';
import {
  acceptConsultation,
  endByUser,
  rateConsultation,
  readConsultation,
  requestConsultation,
} from './request-consultation.ts';
import { listHealerReviews, listSessionReviews, replyAsHealer } from './reviews/read-reviews.ts';
import { enterRoom } from './rooms/enter-room.ts';
import { readHoursOf, saveHoursOf, saveOwnHours } from './save-hours.ts';
import { sendImage, sendSessionMessage } from './send-message.ts';
import { sendSeen } from './send-seen.ts';
import { consultationSockets } from './socket-plugin.ts';
import { drawStatement, writePayouts, writeStatement } from './statement.ts';
import {
  deleteTranscript,
  openTranscript,
  readImage,
  readMessages,
  writeTranscript,
} from './transcript.ts';
import { drawVoucher, readVouchers } from './vouchers/read-vouchers.ts';

/**
 * The healers' availability, and reviews of their sessions; public and identical for all clients.
 */
export const presenceRoutes: Routes = async (app, { deps }) => {
  const presence = createPresence(deps.db);
  serve(app, calls.healerPresence, async (_request, reply) => {
    reply.header('cache-control', 'public, max-age=5');
    return presence();
  });
  serveCached(
    app,
    deps,
    sessionReviews.listSessionReviewsRoute,
    async ({ params, query: { page } }) =>
      listSessionReviews(deps, { ...params, page: page ? Number(page) : 1 }),
    { capacityBytes: 2 * 1024 * 1024, defaults: { page: '1' } },
  );
};

/** Endpoints of sessions: request, messages, close, rate. */
export const consultationRoutes: Routes = async (app, { deps }) => {
  neverCached(app);
  await consultationSockets(app, { deps });

  serve(app, calls.requestConsultationRoute, async (request) => ({
    consultation: await requestConsultation(deps, await request.actor(), request.body),
  }));
  serve(app, calls.listConsultations, async (request) => {
    const actor = requireMember(await request.actor());
    const healer = actor.role === 'healer';
    const of = healer ? { healerUserId: actor.id } : { userId: actor.id };
    const rows = await listConsultationsOf(deps.db, of, 100);
    const side = healer ? 'healer' : 'customer';
    return {
      freeChatsHad: healer ? [] : await listFreeChats(deps.db, actor.id),
      consultations: await Promise.all(
        rows.map((row) => presentConsultation(deps, row, side, actor.locale ?? sourceLocale)),
      ),
    };
  });
  serve(app, clients.listHealerClients, async (request) =>
    readClients(deps, await request.actor()),
  );
  serve(app, clients.saveClientNoteRoute, async (request) =>
    saveClientNote(deps, await request.actor(), { ...request.params, ...request.body }),
  );
  serve(app, summary.consultationSummary, async (request) =>
    readSummary(deps, await request.actor()),
  );
  serve(app, summary.requestHealerAlertRoute, async (request) => {
    await requestHealerAlert(deps, await request.actor(), { healerId: request.params.id });
    return { waits: true };
  });
  serve(app, summary.cancelHealerAlertRoute, async (request) => {
    await cancelHealerAlert(deps, await request.actor(), { healerId: request.params.id });
    return { waits: false };
  });
  serve(app, reports.reportConsultation, async (request) => ({
    consultation: await reportOtherSide(deps, await request.actor(), {
      ...request.params,
      ...request.body,
    }),
  }));
  serve(app, reports.blockOtherSide, async (request) => ({
    consultation: await setBlock(deps, await request.actor(), {
      ...request.params,
      ...request.body,
    }),
  }));
  serve(app, calls.getConsultation, async (request) => ({
    consultation: await readConsultation(deps, await request.actor(), request.params),
  }));
  serve(app, calls.pollConsultation, async (request) => {
    // Only from the shop's own pages: reading counts as a heartbeat, which advances a paid clock.
    if (!isOwnRead(request)) throw new ShopError('foreign_origin');
    const actor = await request.actor();
    const own = await findOwn(deps.db, actor, request.params.id);
    const { after = 0, read = 0 } = request.query;
    await recordHeartbeat(deps, own.row.id, own.side);
    await sendSeen(deps, own, {
      delivered: Number(after),
      read: Math.min(Number(read), Number(after)),
    });
    const messages = await readMessages(deps, own, Number(after));
    return { consultation: await readConsultation(deps, actor, request.params), messages };
  });
  serve(app, calls.sendConsultationMessage, async (request) => ({
    message: await sendSessionMessage(deps, await request.actor(), {
      ...request.params,
      ...request.body,
    }),
  }));
  await takeForms(app);
  serve(app, calls.sendConsultationImage, async (request) => {
    const actor = requireMember(await request.actor());
    const { fields, files } = await readForm(request, messageForm);
    const clientId = clientIdSchema.safeParse(fields.clientId);
    if (!clientId.success)
      throw new ShopError('invalid_input', { fields: { clientId: errorMessage('id_invalid') } });
    const [upload] = files;
    if (!upload) throw new ShopError('upload_type');
    return {
      message: await sendImage(deps, actor, { ...request.params, clientId: clientId.data, upload }),
    };
  });
  serve(app, calls.readConsultationImage, async (request, reply) => {
    reply.header('cache-control', 'private, max-age=3600');
    return readImage(deps, await request.actor(), request.params);
  });
  serve(app, calls.acceptConsultationRoute, async (request) => ({
    consultation: await acceptConsultation(deps, await request.actor(), request.params),
  }));
  serve(app, calls.enterRoomRoute, async (request) =>
    enterRoom(deps, await request.actor(), { ...request.params, ...request.body }),
  );
  serve(app, calls.endConsultation, async (request) => ({
    consultation: await endByUser(deps, await request.actor(), request.params),
  }));
  serve(app, calls.rateConsultationRoute, async (request) => ({
    consultation: await rateConsultation(deps, await request.actor(), {
      ...request.params,
      ...request.body,
    }),
  }));
  serve(app, documents.downloadTranscript, async (request, reply) => {
    reply.header('content-disposition', 'attachment; filename="session.txt"');
    const { id } = request.params;
    return writeTranscript(deps, await request.actor(), { id, isOwnRead: isOwnRead(request) });
  });
  serve(app, documents.consultationInvoice, async (request, reply) => {
    const { fileName, bytes } = await sessionInvoice(deps, await request.actor(), request.params);
    reply.header('content-disposition', `attachment; filename="${fileName}"`);
    return bytes;
  });
  serve(app, documents.readCreditNotesRoute, async (request) =>
    readCreditNotes(deps, await request.actor(), request.params),
  );
  serve(app, documents.creditNotePaper, async (request, reply) => {
    const period = { ...request.params, ...request.query };
    const { fileName, bytes } = await drawCreditNote(deps, await request.actor(), period);
    reply.header('content-disposition', `attachment; filename="${fileName}"`);
    return bytes;
  });
  serve(app, calls.deleteTranscriptRoute, async (request) => ({
    consultation: await deleteTranscript(deps, await request.actor(), request.params),
  }));
};

/** Endpoints of the healer's dashboard, and of administrators for healers. */
export const healerDashboardRoutes: Routes = async (app, { deps }) => {
  neverCached(app);
  serve(app, dashboard.healerLogin, async (request, reply) =>
    welcome(
      deps,
      request,
      reply,
      await logIn(deps, await request.actor(), { ...request.body, role: 'healer' }),
    ),
  );
  serve(app, dashboard.healerRegister, async (request, reply) =>
    welcome(deps, request, reply, await registerHealer(deps, request.body)),
  );
  serve(app, dashboard.readHealerDashboardRoute, async (request) =>
    readHealerDashboard(deps, await request.actor()),
  );
  serve(app, dashboard.switchDashboardRoute, async (request) =>
    switchDashboard(deps, await request.actor(), request.body),
  );
  serve(app, dashboard.saveHealerHours, async (request) =>
    saveOwnHours(deps, await request.actor(), request.body),
  );
  await takeForms(app);
  serve(app, dashboard.setHealerPortrait, async (request) => {
    const actor = await request.actor();
    return { portrait: await setOwnPortrait(deps, actor, await readForm(request, oneImageForm)) };
  });
  serve(app, dashboard.removeHealerPortrait, async (request) => ({
    portrait: await removeOwnPortrait(deps, await request.actor()),
  }));
  serve(app, sessionReviews.listHealerReviewsRoute, async (request) =>
    listHealerReviews(deps, await request.actor()),
  );
  serve(app, sessionReviews.answerSessionReview, async (request) =>
    replyAsHealer(deps, await request.actor(), { ...request.params, ...request.body }),
  );
  serve(app, dashboard.saveHealerBio, async (request) =>
    saveBio(deps, await request.actor(), request.body),
  );
  serve(app, dashboard.healerStatement, async (request, reply) => {
    const { month } = request.query;
    reply.header('content-disposition', `attachment; filename="statement-${month}.csv"`);
    const actor = await request.actor();
    await ownHealer(deps, actor);
    return writeStatement(deps.db, requireHealer(actor).id, month);
  });
  serve(app, dashboard.healerStatementPaper, async (request, reply) => {
    const { month } = request.query;
    reply.header('content-disposition', `attachment; filename="statement-${month}.pdf"`);
    return drawStatement(deps, await request.actor(), month);
  });

  serve(app, wallet.readVouchersRoute, async (request) =>
    readVouchers(deps, await request.actor()),
  );
  serve(app, wallet.voucherPaper, async (request, reply) => {
    const { fileName, bytes } = await drawVoucher(
      deps,
      await request.actor(),
      request.query.number,
    );
    return reply.header('content-disposition', `inline; filename="${fileName}"`).send(bytes);
  });

  serve(app, admin.adminConsultations, async () => readAdminConsultations(deps));
  serve(app, admin.consultationReportsRoute, async () => ({ reports: await readReports(deps) }));
  serve(app, admin.closeConsultationReport, async (request) => ({
    reports: await closeReport(deps, await request.actor(), { ...request.params, ...request.body }),
  }));
  serve(app, admin.openTranscriptRoute, async (request) => ({
    messages: await openTranscript(deps, await request.actor(), {
      ...request.params,
      ...request.body,
    }),
  }));
  serve(app, admin.refundSessionRoute, async (request) =>
    refundSession(deps, await request.actor(), { ...request.params, ...request.body }),
  );
  serve(app, admin.inviteHealerRoute, async (request) => ({
    invitation: await inviteHealer(deps, await request.actor(), {
      ...request.params,
      ...request.body,
    }),
  }));
  serve(app, admin.changeShareRoute, async (request) =>
    changeShare(deps, await request.actor(), { ...request.params, ...request.body }),
  );
  serve(app, admin.readHoursOfRoute, async (request) => readHoursOf(deps, request.params));
  serve(app, admin.saveHoursOfRoute, async (request) =>
    saveHoursOf(deps, await request.actor(), { ...request.params, ...request.body }),
  );
  serve(app, admin.notePayoutRoute, async (request) =>
    recordPayout(deps, await request.actor(), { ...request.params, ...request.body }),
  );
  serve(app, admin.payouts, async (request, reply) => {
    const { month } = request.query;
    reply.header('content-disposition', `attachment; filename="payouts-${month}.csv"`);
    return writePayouts(deps.db, month);
  });
};
