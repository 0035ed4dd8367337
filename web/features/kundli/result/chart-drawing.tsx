import { useLayoutEffect, useMemo, useRef } from 'react';
import { kundliResult } from '#messages/kundli/kundli-result.ts';
import { Alert } from '../../../ui/alert.tsx';

const elements = new Set(['svg', 'title', 'desc', 'g', 'rect', 'path', 'polygon', 'text', 'tspan']);
const attributes = new Set(
  (
    'class id role lang aria-labelledby aria-describedby viewBox xmlns width height x y dx d points fill fill-opacity stroke ' +
    'stroke-width stroke-dasharray font-family font-size font-weight text-anchor dominant-baseline'
  ).split(' '),
);

/**
 * Parses the drawing of a response into an element of this page. Null unless it is a plain drawing:
 * for an element or attribute outside the allowlist, or a value with an external reference.
 */
function readChart(text: string): SVGSVGElement | null {
  const parsed = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
  if (!(parsed instanceof SVGSVGElement)) return null;
  const harmless = [parsed, ...parsed.querySelectorAll('*')].every(
    (element) =>
      element.namespaceURI === 'http://www.w3.org/2000/svg' &&
      elements.has(element.localName) &&
      [...element.attributes].every(
        ({ name, value }) => attributes.has(name) && !/url\s*\(|javascript:/i.test(value),
      ),
  );
  return harmless ? document.importNode(parsed, true) : null;
}

/** The server's drawing of a chart, displayed once it is validated as a plain drawing. */
export function ChartDrawing({ svg }: { svg: string }) {
  const place = useRef<HTMLDivElement>(null);
  const chart = useMemo(() => readChart(svg), [svg]);
  useLayoutEffect(() => {
    place.current?.replaceChildren(...(chart ? [chart] : []));
  }, [chart]);
  if (!chart) return <Alert tone="error">{kundliResult.chart.broken}</Alert>;
  return <div ref={place} className="kundli-drawing" />;
}
