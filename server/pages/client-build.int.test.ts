import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Locale, locales } from '@jyotiratna/contract';
import { describe, expect, it } from 'vitest';

const folderOf = (language: Locale) =>
  fileURLToPath(new URL(`../../web/build/${language}/client`, import.meta.url));
const built = locales.every((language) => existsSync(folderOf(language)));
if (!built)
  process.stderr.write(
    '\nNO BUILD FOUND: what browsers are served is not looked through for secrets.\n\n',
  );

/**
 * Server-only names: in a browser file, each would be a leaked secret or a bundled server module.
 */
const serverOnly = [
  /(?:KEY|CLIENT|WEBHOOK|ACCESS_KEY)_SECRET|SECRET_ACCESS_KEY|ADMIN_PASSWORD|DATABASE_URL|REDIS_URL|SMTP_URL/,
  /rzp_live_|sandbox_(?:key|webhook)_secret|BEGIN [A-Z ]*PRIVATE KEY|postgres(?:ql)?:\/\//,
  /["'`]node:(?:fs|crypto|net|child_process|http|path)["'`]|process\.env\.(?!NODE_ENV)/,
  /drizzle|pgTable|fastify|nodemailer|argon2id|ioredis|createHmac/i,
];

/** Environment variables with secret values, which a build machine may have set. */
const secretValues = Object.entries(process.env)
  .filter(
    ([name, value]) =>
      /SECRET|PASSWORD|TOKEN|DATABASE_URL|SMTP_URL|REDIS_URL/.test(name) &&
      value &&
      value.length >= 8,
  )
  .map(([, value]) => value!);

describe.skipIf(!built).each(locales)('the files served to browsers in %s', (language) => {
  const folder = folderOf(language);
  async function readFiles(): Promise<[file: string, text: string][]> {
    const files = (await readdir(folder, { recursive: true })).filter((file) =>
      /\.(js|css|html|json|txt)$/.test(file),
    );
    return Promise.all(
      files.map(
        async (file) => [file, await readFile(path.join(folder, file), 'utf8')] as [string, string],
      ),
    );
  }

  it('contains no source map', async () => {
    const files = await readdir(folder, { recursive: true });
    expect(files.length).toBeGreaterThan(10);
    expect(files.filter((file) => file.endsWith('.map'))).toEqual([]);
    expect(
      (await readFiles())
        .filter(([, text]) => text.includes('sourceMappingURL'))
        .map(([file]) => file),
    ).toEqual([]);
  });

  it('names no secret and contains no server module', async () => {
    const found = (await readFiles()).flatMap(([file, text]) =>
      serverOnly.flatMap((pattern) => pattern.exec(text)?.map((hit) => `${file}: ${hit}`) ?? []),
    );
    expect(found).toEqual([]);
  });

  it('contains no secret of the build machine', async () => {
    const leaking = (await readFiles()).filter(([, text]) =>
      secretValues.some((value) => text.includes(value)),
    );
    expect(leaking.map(([file]) => file)).toEqual([]);
  });
});
