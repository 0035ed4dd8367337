import { errorMessage, ShopError } from '@jyotiratna/contract';
import * as calls from '@jyotiratna/contract/admin/imports';
import { requireAdmin } from '../../accounts/actor.ts';
import type { Routes } from '../../platform/http/routes.ts';
import { serve } from '../../platform/http/serve.ts';
import {
  addImportFile,
  checkImport,
  deleteImport,
  getImport,
  listImportRows,
  listImports,
  removeImportFile,
  retryImport,
  runImport,
  startImport,
} from './imports.ts';
import { exportRows } from './rows-csv.ts';
import { maxFileBytes } from './save-uploaded-file.ts';

/** Import from another shop system: files, mapping, dry run, import and report. */
export const adminImportRoutes: Routes = async (app, { deps }) => {
  serve(app, calls.listImportsRoute, async () => ({ imports: await listImports(deps) }));

  serve(app, calls.startImportRoute, async (request) => ({
    import: await startImport(deps, requireAdmin(await request.actor())),
  }));

  serve(app, calls.getImportRoute, async (request) => ({
    import: await getImport(deps, request.params.id),
  }));

  serve(app, calls.addImportFileRoute, async (request) => {
    const { id } = request.params;
    if (!request.isMultipart()) throw new ShopError('unsupported_media');
    const part = await request.file({ limits: { files: 1, fileSize: maxFileBytes, fields: 4 } });
    if (!part)
      throw new ShopError('invalid_input', { fields: { file: errorMessage('csv_needed') } });
    await addImportFile(
      deps,
      id,
      part.filename,
      part.file as AsyncIterable<Buffer> & { truncated: boolean },
    );
    return { import: await getImport(deps, id) };
  });

  serve(app, calls.removeImportFileRoute, async (request) => ({
    import: await removeImportFile(deps, request.params.id, request.params.file),
  }));

  serve(app, calls.checkImportRoute, async (request) => ({
    import: await checkImport(deps, request.params.id, request.body.mapping),
  }));

  serve(app, calls.runImportRoute, async (request) => ({
    import: await runImport(deps, requireAdmin(await request.actor()), request.params.id),
  }));

  serve(app, calls.retryImportRoute, async (request) => ({
    import: await retryImport(deps, request.params.id),
  }));

  serve(app, calls.deleteImportRoute, async (request) => {
    await deleteImport(deps, requireAdmin(await request.actor()), request.params.id);
    return { success: true as const };
  });

  serve(app, calls.listImportRowsRoute, async (request) =>
    listImportRows(deps, request.params.id, request.query),
  );

  serve(app, calls.exportImportRowsRoute, async (request, reply) => {
    const { id } = request.params;
    await getImport(deps, id);
    return reply
      .header('content-disposition', 'attachment; filename="move-in.csv"')
      .send(exportRows(deps, id, request.query));
  });
};
