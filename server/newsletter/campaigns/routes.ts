import * as calls from '@jyotiratna/contract/admin/campaigns';
import { requireAdmin } from '../../accounts/actor.ts';
import type { Routes } from '../../platform/http/routes.ts';
import { serve } from '../../platform/http/serve.ts';
import {
  addCampaign,
  deleteCampaign,
  listCampaigns,
  previewCampaign,
  saveCampaign,
  sendCampaign,
} from './campaigns.ts';

/** Newsletter campaigns: draft, preview, send once. */
export const campaignRoutes: Routes = async (app, { deps }) => {
  serve(app, calls.listCampaignsRoute, async () => ({ campaigns: await listCampaigns(deps) }));

  serve(app, calls.addCampaignRoute, async (request) => ({
    campaign: await addCampaign(deps, requireAdmin(await request.actor()), request.body.content),
  }));

  serve(app, calls.saveCampaignRoute, async (request) => ({
    campaign: await saveCampaign(deps, requireAdmin(await request.actor()), {
      ...request.params,
      ...request.body,
    }),
  }));

  serve(app, calls.deleteCampaignRoute, async (request) => {
    await deleteCampaign(deps, requireAdmin(await request.actor()), request.params.id);
    return { success: true as const };
  });

  serve(app, calls.previewCampaignRoute, (request) => previewCampaign(deps, request.params.id));

  serve(app, calls.sendCampaignRoute, async (request) => ({
    campaign: await sendCampaign(deps, requireAdmin(await request.actor()), {
      ...request.params,
      ...request.body,
    }),
  }));
};
