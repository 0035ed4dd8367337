import { ShopError } from '@jyotiratna/contract';
import * as calls from '@jyotiratna/contract/admin/texts';
import type { Routes } from '../../platform/http/routes.ts';
import { serve } from '../../platform/http/serve.ts';
import { indianNumber } from '../../platform/text-messages/indian-number.ts';
import { requireSender } from '../../texts/handle-text-events.ts';
import { listTemplates, listTextMessages } from './list-texts.ts';

/** SMS and WhatsApp messages with states and costs, and the templates to register. */
export const adminTextRoutes: Routes = async (app, { deps }) => {
  serve(app, calls.listTextMessagesRoute, async (request) => listTextMessages(deps, request.query));
  serve(app, calls.listTextTemplates, async () => listTemplates(deps));
  serve(app, calls.replyInSandbox, async (request) => {
    const { from, channel, text } = request.body;
    const { reply } = requireSender(deps, channel);
    if (!reply) throw new ShopError('texts_off');
    await reply(indianNumber(from) ?? from, text);
    return { success: true as const };
  });
};
