import type { ChartPlan, Locale } from '@jyotiratna/contract';
import type { NorthFigure } from '@jyotiratna/jyotish';

/** The content of a printed kundli, or of two next to each other: fully localized. */
export type KundliDocument = {
  kind: 'kundli' | 'match' | 'part';
  language: Locale;
  /** Day of printing, epoch ms. */
  printedAt: number;
  title: string;
  /** Next to the chart. */
  metadata: Detail[];
  /** One chart is next to the details, two are below them in a row. */
  figures: readonly [PrintedFigure, ...PrintedFigure[]];
  sections: PrintedSection[];
  /** In small print on the last page. */
  notes: string[];
};

/** A chart in the northern form with degrees, or in any form with signs alone. */
export type PrintedFigure = {
  figure: NorthFigure | PlannedChart;
  caption?: string;
  note: string | null;
};

export type Detail = readonly [name: string, value: string];

export type PrintedSection = {
  title: string;
  table?: PrintedTable;
  /** A table to the right of the first one. Each has half of the width then. */
  beside?: { title: string; table: PrintedTable };
  metadata?: Detail[];
  /** Charts of signs alone, three next to each other. */
  charts?: PlannedChart[];
  /** A bold beginning, where there is one, and the text. */
  paragraphs?: { lead?: string; text: string }[];
};

/** A divisional chart: the content of each field of its layout, in the layout's order. */
export type PlannedChart = {
  caption: string;
  plan: ChartPlan;
  /** Marks are short labels above the grahas. */
  fields: readonly { number: string; marks?: readonly string[]; grahas: readonly string[] }[];
};

/** Widths in points, 515 together (247 next to another one). */
export type PrintedTable = {
  headers: string[];
  widths: number[];
  rows: string[][];
  /** In small print, for many short cells. */
  dense?: boolean;
  /** The highlighted row, zero-based. */
  lit?: number;
};

declare module '../../platform/workers/workers.ts' {
  interface Workers {
    /** A kundli on A4, composed when a thread is about to be free for it. */
    renderKundli: (render: () => Promise<KundliDocument>) => Promise<Buffer>;
  }
}
