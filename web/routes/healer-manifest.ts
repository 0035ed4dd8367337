import { localePath, type PageMeta, palette } from '@jyotiratna/contract';
import { session } from '#messages/consultations/session.ts';
import { language } from '#messages/language.ts';

export const handle = { audience: 'machines' } satisfies PageMeta;

const png = (size: string, src: string) => ({ src, sizes: `${size}x${size}`, type: 'image/png' });

/** The web app manifest of the healer's dashboard, which is an app besides the shop's. */
export function loader() {
  const path = localePath(language.code, '/healer');
  const manifest = {
    name: session.dashboardTitle,
    short_name: session.dashboard.app,
    lang: language.tag,
    id: path,
    start_url: path,
    scope: path,
    display: 'standalone',
    background_color: palette.marble50,
    theme_color: palette.mayur900,
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      png('192', '/icon-192.png'),
      png('512', '/icon-512.png'),
      { ...png('512', '/icon-maskable-512.png'), purpose: 'maskable' },
    ],
  };
  return new Response(JSON.stringify(manifest), {
    headers: { 'content-type': 'application/manifest+json' },
  });
}
