import { home } from '#content/home.ts';
import { useClaims } from '../../../shell/use-claims.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { RashiDial } from '../../../ui/rashi-dial.tsx';

/** A link to the healers, on the night background with the highlighted dial. */
export function LiveYourDestiny() {
  const { heading, text, textGuaranteed, link } = home.destiny;
  const { guarantee } = useClaims();
  return (
    <section className="night relative overflow-clip laid-out-later [contain-intrinsic-size:auto_616px] desktop:[contain-intrinsic-size:auto_548px]">
      <RashiDial
        lit="Kumbha"
        litAt={9}
        ray
        className="absolute top-[58%] -right-[46%] w-[130%] max-w-none text-mayur-600 [&_use:not([class])]:fill-mayur-200 sm:-right-[20%] sm:w-[90%] md:top-1/2 md:right-[4%] md:w-[650px] md:-translate-y-1/2 lg:right-[calc(50%-600px)]"
      />
      <div className="page relative pt-16 pb-80 md:py-36">
        <div className="md:max-w-[32rem]">
          <h2 className="text-display-l">{heading}</h2>
          <p className="mt-5 max-w-[44ch] text-lead text-text-2">
            {guarantee ? textGuaranteed : text}
          </p>
          <LinkButton to="/spiritual-healers" kind="buy" size="l" className="mt-7">
            {link}
          </LinkButton>
        </div>
      </div>
    </section>
  );
}
