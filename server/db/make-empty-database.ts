import { mkdir, rename, rm } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';

/**
 * Makes an embedded database without tables, which new shops start from:
 * `node server/db/make-empty-database.ts FOLDER`.
 */
const [, , folder] = process.argv;
if (!folder) throw new Error('FOLDER must be the folder of the new database');
const making = `${folder}.new`;
for (const old of [making, folder]) await rm(old, { recursive: true, force: true });
await mkdir(making, { recursive: true });
const database = await PGlite.create({ dataDir: making });
await database.close();
await rename(making, folder);
