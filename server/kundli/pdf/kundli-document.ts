import type { ChartPlan, Locale } from '@jyotiratna/contract';
import type { NorthDiagram } from '@jyotiratna/jyotish';

/**
 * The content of a printed kundli, a matching of two, or a section of the advanced chart; fully
 * localized.
 */
export type KundliDocument = {
  kind: 'kundli' | 'match' | 'part';
  language: Locale;
  /** The date of printing, ms since 1970. */
  printedAt: number;
  title: string;
  /** Details printed next to the chart. */
  metadata: Detail[];
  /** A single chart is next to the details, two are in a row below them. */
  figures: readonly [PrintedChart, ...PrintedChart[]];
  sections: PrintedSection[];
  /** Notes in small print on the last page. */
  notes: string[];
};

/** A chart in the north style with degrees, or in any style without degrees. */
export type PrintedChart = {
  diagram: NorthDiagram | PlannedChart;
  caption?: string;
  note: string | null;
};

export type Detail = readonly [name: string, value: string];

export type PrintedSection = {
  title: string;
  table?: PrintedTable;
  /** A table to the right of the first one; each gets half the width. */
  beside?: { title: string; table: PrintedTable };
  metadata?: Detail[];
  /** Charts without degrees, three in a row. */
  charts?: PlannedChart[];
  /** A paragraph, optionally with a bold lead. */
  paragraphs?: { lead?: string; text: string }[];
};

/** A chart without degrees: the content of each field of its layout, in the layout's order. */
export type PlannedChart = {
  caption: string;
  plan: ChartPlan;
  /** `marks` are short labels above the grahas. */
  fields: readonly { number: string; marks?: readonly string[]; grahas: readonly string[] }[];
};

/** Column widths in points, 515 in total (247 next to another table). */
export type PrintedTable = {
  headers: string[];
  widths: number[];
  rows: string[][];
  /** Whether to use small print, for many short cells. */
  dense?: boolean;
  /** The index of the highlighted row. */
  lit?: number;
};

declare module '../../platform/workers/workers.ts' {
  interface Workers {
    /** Renders a kundli on A4; its content is composed when a worker thread is about to be free. */
    renderKundli: (render: () => Promise<KundliDocument>) => Promise<Buffer>;
  }
}
