import { ShopError, sentence, sourceLocale } from '@jyotiratna/contract';
import * as admin from '@jyotiratna/contract/admin/consultations';
import { clientId as clientIdSchema } from '@jyotiratna/contract/consultation-messages';
import * as summary from '@jyotiratna/contract/consultation-summary';
import * as calls from '@jyotiratna/contract/consultations';
import * as desk from '@jyotiratna/contract/healer-desk';
import { requireHealer, requireMember } from '../accounts/actor.ts';
import { logIn } from '../accounts/log-in.ts';
import { welcome } from '../accounts/sessions-routes.ts';
import { removeOwnPortrait, setOwnPortrait } from '../healers/profiles/own-portrait.ts';
import { neverKept } from '../platform/http/never-kept.ts';
import { isOwnRead } from '../platform/http/origin.ts';
import { messageForm, onePictureForm, readForm, takeForms } from '../platform/http/read-form.ts';
import type { Routes } from '../platform/http/routes.ts';
import { serve } from '../platform/http/serve.ts';
import { readAdminConsultations } from './admin-consultations.ts';
import { cancelHealerAlert, requestHealerAlert } from './alerts/request-alert.ts';
import { listFreeChats } from './clock-queries.ts';
import { changeShare, inviteHealer, registerHealer } from './healer-accounts.ts';
import { notePayout } from './note-payout.ts';
import { ownHealer } from './own-healer.ts';
import { sessionInvoice } from './papers/session-invoice.ts';
import { findOwn, presentConsultation } from './present-consultation.ts';
import { listConsultationsOf } from './queries.ts';
import { readDesk, saveBio, switchDesk } from './read-desk.ts';
import { createPresence } from './read-presence.ts';
import { readSummary } from './read-summary.ts';
import {
  acceptConsultation,
  endByPerson,
  rateConsultation,
  readConsultation,
  requestConsultation,
} from './request-consultation.ts';
import { enterRoom } from './rooms/enter-room.ts';
import { readHoursOf, saveHoursOf, saveOwnHours } from './save-hours.ts';
import { sendMessage, sendPicture } from './send-message.ts';
import { consultationSockets } from './socket-plugin.ts';
import { drawStatement, writePayouts, writeStatement } from './statement.ts';
import { tellSeen } from './tell-seen.ts';
import { signOfLife } from './tick.ts';
import { deleteTranscript, openTranscript, readMessages, readPicture, writeTranscript } from './transcript.ts';

/** Who of the healers is there: the same for everyone. */
export const presenceRoutes: Routes = async (app, { deps }) => {
  const presence = createPresence(deps.db);
  serve(app, calls.healerPresence, async (_request, reply) => {
    reply.header('cache-control', 'public, max-age=5');
    return presence();
  });
};

/** Sessions that take place: asked for, held, ended, rated. */
export const consultationRoutes: Routes = async (app, { deps }) => {
  neverKept(app);
  await consultationSockets(app, { deps });

  serve(app, calls.requestConsultation, async (request) => ({
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
  serve(app, summary.consultationSummary, async (request) => readSummary(deps, await request.actor()));
  serve(app, summary.requestHealerAlert, async (request) => {
    await requestHealerAlert(deps, await request.actor(), { healerId: request.params.id });
    return { waits: true };
  });
  serve(app, summary.cancelHealerAlert, async (request) => {
    await cancelHealerAlert(deps, await request.actor(), { healerId: request.params.id });
    return { waits: false };
  });
  serve(app, calls.getConsultation, async (request) => ({
    consultation: await readConsultation(deps, await request.actor(), request.params),
  }));
  serve(app, calls.pollConsultation, async (request) => {
    // Reading is a sign of life, by which a paid clock goes on.
    if (!isOwnRead(request)) throw new ShopError('foreign_origin');
    const actor = await request.actor();
    const own = await findOwn(deps.db, actor, request.params.id);
    const { after = 0, read = 0 } = request.query;
    await signOfLife(deps, own.row.id, own.side);
    await tellSeen(deps, own, { delivered: Number(after), read: Math.min(Number(read), Number(after)) });
    const messages = await readMessages(deps, own, Number(after));
    return { consultation: await readConsultation(deps, actor, request.params), messages };
  });
  serve(app, calls.sendConsultationMessage, async (request) => ({
    message: await sendMessage(deps, await request.actor(), { ...request.params, ...request.body }),
  }));
  await takeForms(app);
  serve(app, calls.sendConsultationPicture, async (request) => {
    const actor = requireMember(await request.actor());
    const { fields, files } = await readForm(request, messageForm);
    const clientId = clientIdSchema.safeParse(fields.clientId);
    if (!clientId.success) throw new ShopError('invalid_input', { fields: { clientId: sentence('id_invalid') } });
    const [upload] = files;
    if (!upload) throw new ShopError('upload_type');
    return { message: await sendPicture(deps, actor, { ...request.params, clientId: clientId.data, upload }) };
  });
  serve(app, calls.readConsultationPicture, async (request, reply) => {
    reply.header('cache-control', 'private, max-age=3600');
    return readPicture(deps, await request.actor(), request.params);
  });
  serve(app, calls.acceptConsultation, async (request) => ({
    consultation: await acceptConsultation(deps, await request.actor(), request.params),
  }));
  serve(app, calls.enterRoom, async (request) =>
    enterRoom(deps, await request.actor(), { ...request.params, ...request.body }),
  );
  serve(app, calls.endConsultation, async (request) => ({
    consultation: await endByPerson(deps, await request.actor(), request.params),
  }));
  serve(app, calls.rateConsultation, async (request) => ({
    consultation: await rateConsultation(deps, await request.actor(), { ...request.params, ...request.body }),
  }));
  serve(app, calls.downloadTranscript, async (request, reply) => {
    reply.header('content-disposition', 'attachment; filename="session.txt"');
    const { id } = request.params;
    return writeTranscript(deps, await request.actor(), { id, isOwnRead: isOwnRead(request) });
  });
  serve(app, calls.consultationInvoice, async (request, reply) => {
    const { fileName, bytes } = await sessionInvoice(deps, await request.actor(), request.params);
    reply.header('content-disposition', `attachment; filename="${fileName}"`);
    return bytes;
  });
  serve(app, calls.deleteTranscript, async (request) => ({
    consultation: await deleteTranscript(deps, await request.actor(), request.params),
  }));
};

/** The healer's desk, and what administrators do with healers. */
export const healerDeskRoutes: Routes = async (app, { deps }) => {
  neverKept(app);
  serve(app, desk.healerLogin, async (request, reply) =>
    welcome(deps, request, reply, await logIn(deps, await request.actor(), { ...request.body, role: 'healer' })),
  );
  serve(app, desk.healerRegister, async (request, reply) =>
    welcome(deps, request, reply, await registerHealer(deps, request.body)),
  );
  serve(app, desk.readDesk, async (request) => readDesk(deps, await request.actor()));
  serve(app, desk.switchDesk, async (request) => switchDesk(deps, await request.actor(), request.body));
  serve(app, desk.saveHealerHours, async (request) => saveOwnHours(deps, await request.actor(), request.body));
  await takeForms(app);
  serve(app, desk.setHealerPortrait, async (request) => {
    const actor = await request.actor();
    return { portrait: await setOwnPortrait(deps, actor, await readForm(request, onePictureForm)) };
  });
  serve(app, desk.removeHealerPortrait, async (request) => ({
    portrait: await removeOwnPortrait(deps, await request.actor()),
  }));
  serve(app, desk.saveHealerBio, async (request) => saveBio(deps, await request.actor(), request.body));
  serve(app, desk.healerStatement, async (request, reply) => {
    const { month } = request.query;
    reply.header('content-disposition', `attachment; filename="statement-${month}.csv"`);
    const actor = await request.actor();
    await ownHealer(deps, actor);
    return writeStatement(deps.db, requireHealer(actor).id, month);
  });
  serve(app, desk.healerStatementPaper, async (request, reply) => {
    const { month } = request.query;
    reply.header('content-disposition', `attachment; filename="statement-${month}.pdf"`);
    return drawStatement(deps, await request.actor(), month);
  });

  serve(app, admin.adminConsultations, async () => readAdminConsultations(deps));
  serve(app, admin.openTranscript, async (request) => ({
    messages: await openTranscript(deps, await request.actor(), { ...request.params, ...request.body }),
  }));
  serve(app, admin.inviteHealer, async (request) => ({
    invitation: await inviteHealer(deps, await request.actor(), { ...request.params, ...request.body }),
  }));
  serve(app, admin.changeShare, async (request) =>
    changeShare(deps, await request.actor(), { ...request.params, ...request.body }),
  );
  serve(app, admin.readHoursOf, async (request) => readHoursOf(deps, request.params));
  serve(app, admin.saveHoursOf, async (request) =>
    saveHoursOf(deps, await request.actor(), { ...request.params, ...request.body }),
  );
  serve(app, admin.notePayout, async (request) =>
    notePayout(deps, await request.actor(), { ...request.params, ...request.body }),
  );
  serve(app, admin.payouts, async (request, reply) => {
    const { month } = request.query;
    reply.header('content-disposition', `attachment; filename="payouts-${month}.csv"`);
    return writePayouts(deps.db, month);
  });
};
