import * as calls from '@jyotiratna/contract/healer-certificates';
import { type Actor, requireAdmin, requireHealer } from '../../accounts/actor.ts';
import { neverCached } from '../../platform/http/never-cached.ts';
import { oneImageForm, readForm, takeForms } from '../../platform/http/read-form.ts';
import type { Routes } from '../../platform/http/routes.ts';
import { serve } from '../../platform/http/serve.ts';
import {
  addCertificate,
  certificateOwner,
  checkCertificate,
  readCertificate,
  readCertificates,
  removeCertificate,
} from './change-certificates.ts';

/** The Content-Security-Policy of documents: no scripts run. */
const policy = "default-src 'none'; sandbox";

/** Documents of healers: their own, and the administrators' check. */
export const healerCertificateRoutes: Routes = async (app, { deps }) => {
  neverCached(app);
  await takeForms(app);
  const own = async (actor: Actor) => certificateOwner(deps, requireHealer(actor).id);

  serve(app, calls.listHealerCertificates, async (request) => ({
    certificates: await readCertificates(deps.db, await own(await request.actor())),
  }));
  serve(app, calls.addHealerCertificate, async (request) => {
    const owner = await own(await request.actor());
    return {
      certificates: await addCertificate(deps, owner, await readForm(request, oneImageForm)),
    };
  });
  serve(app, calls.readHealerCertificate, async (request, reply) => {
    const ref = { ...(await own(await request.actor())), id: request.params.certificate };
    return reply
      .header('content-security-policy', policy)
      .type('image/webp')
      .send(await readCertificate(deps, ref));
  });
  serve(app, calls.removeHealerCertificate, async (request) => {
    const ref = { ...(await own(await request.actor())), id: request.params.certificate };
    return { certificates: await removeCertificate(deps, ref) };
  });

  serve(app, calls.listCertificatesOfHealer, async (request) => ({
    certificates: await readCertificates(deps.db, { healerId: request.params.id }),
  }));
  serve(app, calls.addCertificateOfHealer, async (request) => {
    requireAdmin(await request.actor());
    return {
      certificates: await addCertificate(
        deps,
        { healerId: request.params.id },
        await readForm(request, oneImageForm),
      ),
    };
  });
  serve(app, calls.readCertificateOfHealer, async (request, reply) => {
    const ref = { healerId: request.params.id, id: request.params.certificate };
    return reply
      .header('content-security-policy', policy)
      .type('image/webp')
      .send(await readCertificate(deps, ref));
  });
  serve(app, calls.checkCertificateOfHealer, async (request) => {
    const ref = { healerId: request.params.id, id: request.params.certificate };
    return {
      certificates: await checkCertificate(deps, requireAdmin(await request.actor()), ref, null),
    };
  });
  serve(app, calls.rejectCertificateOfHealer, async (request) => {
    const ref = { healerId: request.params.id, id: request.params.certificate };
    return {
      certificates: await checkCertificate(
        deps,
        requireAdmin(await request.actor()),
        ref,
        request.body.reason,
      ),
    };
  });
  serve(app, calls.removeCertificateOfHealer, async (request) => {
    const ref = { healerId: request.params.id, id: request.params.certificate };
    return {
      certificates: await removeCertificate(deps, ref, requireAdmin(await request.actor())),
    };
  });
};
