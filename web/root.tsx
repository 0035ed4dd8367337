import { localePath, palette } from '@jyotiratna/contract';
import { getConfig } from '@jyotiratna/contract/content';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
import { language } from '#messages/language.ts';
import type { Route } from './+types/root.ts';
import { apiContext } from './context.ts';
import { hydrated } from './deferred-hydration/hydrated.ts';
import { layOutRest } from './deferred-hydration/lay-out-rest.ts';
import { DocumentContext, usePageMeta } from './page-meta.ts';
import { ErrorPage } from './shell/error-page.tsx';
import { MemberBanner } from './shell/member-banner.tsx';
import { NeedsScript } from './shell/needs-script.tsx';
import { OfflineNotice } from './shell/offline-notice.tsx';
import { ShopFrame } from './shell/shop-frame.tsx';
import './styles/app.css';
import anekFigures from './fonts/anek-figures.woff2?url';
import anekLatin from './fonts/anek-latin.woff2?url';
import anekRupee from './fonts/anek-rupee.woff2?url';
import eczarDevanagari from './fonts/eczar-devanagari.woff2?url';
import eczarFigures from './fonts/eczar-figures.woff2?url';
import eczarLatin from './fonts/eczar-latin.woff2?url';
import notoDevanagari from './fonts/noto-devanagari.woff2?url';
import { useVisit } from './shell/use-visit.ts';
import { Toaster } from './ui/toast.tsx';

/** Fonts needed above the fold, preloaded before the styles are loaded. */
const faces = {
  latin: [anekLatin, eczarLatin, anekRupee],
  devanagari: [eczarDevanagari, notoDevanagari, anekFigures, anekRupee, eczarFigures],
};

const dashboardManifest = localePath(language.code, '/healer.webmanifest');

export function links(): Route.LinkDescriptors {
  const font = (href: string) => ({
    rel: 'preload',
    as: 'font',
    type: 'font/woff2',
    crossOrigin: 'anonymous' as const,
    href,
  });
  return [
    ...faces[language.script].map(font),
    { rel: 'icon', type: 'image/svg+xml', href: '/icon.svg' },
    { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  ];
}

/** Loads the shop's public configuration, which every page reads by `useShopConfig`. */
export async function loader({ context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  return { config: await api(getConfig) };
}

/** The configuration is not refetched on client-side navigation. */
export const shouldRevalidate = () => false;

export function Layout({ children }: { children: ReactNode }) {
  // Effects of the outermost component run last: all event handlers are attached by then.
  useEffect(() => {
    dispatchEvent(new Event(hydrated));
    // The footer has text in the other script: URLs on a Hindi page, the language switch on an
    // English one. A first layout in a fallback font would cost a phone some 50 ms.
    const font = language.script === 'devanagari' ? '1em "Anek Latin"' : '500 1em "Hindi Name"';
    document.fonts.load(font).then(layOutRest, layOutRest);
  }, []);
  const { audience, app } = usePageMeta();
  return (
    <html lang={language.tag}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content={palette.kesar400} />
        {audience !== 'everyone' && <meta name="robots" content="noindex" />}
        <Meta />
        <Links />
        <link rel="manifest" href={app === 'desk' ? dashboardManifest : '/manifest.webmanifest'} />
      </head>
      <body>
        <NeedsScript />
        <Providers>{children}</Providers>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

function Providers({ children }: { children: ReactNode }) {
  const [queries] = useState(
    () =>
      new QueryClient({
        defaultOptions: { queries: { retry: false, refetchOnWindowFocus: false } },
      }),
  );
  const [metadata] = useState(usePageMeta());
  return (
    <QueryClientProvider client={queries}>
      <DocumentContext value={metadata}>
        <Toaster>{children}</Toaster>
      </DocumentContext>
      <MemberBanner />
      <OfflineNotice />
    </QueryClientProvider>
  );
}

export default function Root() {
  useVisit();
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <ShopFrame>
      <ErrorPage error={error} />
    </ShopFrame>
  );
}
