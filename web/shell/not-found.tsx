import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { notFound } from '#content/shop-frame.ts';
import { LinkButton } from '../ui/button.tsx';
import { RashiDial } from '../ui/rashi-dial.tsx';

/** The not-found page; logs the requested path. */
export function NotFound() {
  const { pathname } = useLocation();
  useEffect(() => {
    console.error('404: no page at', pathname);
  }, [pathname]);
  return (
    <section className="light-edge relative grid min-h-[760px] place-items-center overflow-hidden [--edge:44%]">
      <RashiDial className="absolute top-1/2 left-1/2 size-[650px] -translate-1/2 text-gulabi-500" />
      <div className="relative flex max-w-sm flex-col items-center px-6 text-center">
        <p className="font-display text-[clamp(3.5rem,6vw,5rem)] leading-none">{notFound.code}</p>
        <h1 className="mt-2 text-heading-m">{notFound.heading}</h1>
        <p className="mt-3 text-text-2">{notFound.text}</p>
        <LinkButton to="/" className="mt-6">
          {notFound.home}
        </LinkButton>
        <LinkButton to="/remedies" kind="text" className="mt-1">
          {notFound.remedies}
        </LinkButton>
      </div>
    </section>
  );
}
