import { createReadStream } from 'node:fs';
import * as calls from '@jyotiratna/contract/admin/archives';
import { requireAdmin } from '../../accounts/actor.ts';
import type { Routes } from '../../platform/http/routes.ts';
import { serve } from '../../platform/http/serve.ts';
import {
  deleteArchive,
  findArchiveFile,
  listArchives,
  openArchive,
  startArchive,
} from './archives.ts';

/** Data export: archives of the whole shop. */
export const adminArchiveRoutes: Routes = async (app, { deps }) => {
  serve(app, calls.listArchivesRoute, async () => ({ archives: await listArchives(deps) }));

  serve(app, calls.startArchiveRoute, async (request) => ({
    archives: await startArchive(deps, requireAdmin(await request.actor())),
  }));

  serve(app, calls.openArchiveRoute, async (request) =>
    openArchive(deps, await request.actor(), { ...request.params, ...request.body }),
  );

  serve(app, calls.downloadArchiveRoute, async (request, reply) => {
    const admin = requireAdmin(await request.actor());
    const { path, bytes } = await findArchiveFile(deps, admin, {
      ...request.params,
      ...request.query,
    });
    return reply
      .header('content-disposition', 'attachment; filename="jyotiratna-archive.tar"')
      .header('content-length', bytes)
      .send(createReadStream(path));
  });

  serve(app, calls.deleteArchiveRoute, async (request) => {
    await deleteArchive(deps, requireAdmin(await request.actor()), request.params.id);
    return { success: true as const };
  });
};
