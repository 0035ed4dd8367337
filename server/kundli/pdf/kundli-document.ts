import type { ChartPlan, Locale } from '@jyotiratna/contract';
import type { NorthFigure } from '@jyotiratna/jyotish';

/** A kundli, or two next to each other, as printed: every word is already in its language. */
export type KundliDocument = {
  kind: 'kundli' | 'match';
  language: Locale;
  /** Day of printing, epoch ms. */
  printedAt: number;
  title: string;
  /** Beside the chart. */
  facts: Fact[];
  /** One stands next to the facts, two below them side by side. */
  figures: readonly [PrintedFigure, ...PrintedFigure[]];
  sections: PrintedSection[];
  /** In small letters at the end. */
  notes: string[];
};

export type PrintedFigure = { figure: NorthFigure; caption?: string; note: string | null };

export type Fact = readonly [name: string, value: string];

export type PrintedSection = {
  title: string;
  table?: PrintedTable;
  /** A table to the right of the first one. Each has half of the width then. */
  beside?: { title: string; table: PrintedTable };
  facts?: Fact[];
  /** Charts of signs alone, three next to each other. */
  charts?: PlannedChart[];
  /** A bold beginning, where there is one, and the text. */
  paragraphs?: { lead?: string; text: string }[];
};

/** A divisional chart: what is in each field of its plan, in the plan's order. */
export type PlannedChart = {
  caption: string;
  plan: ChartPlan;
  fields: readonly { number: string; grahas: readonly string[] }[];
};

/** Widths in points, 515 together (247 next to another one). */
export type PrintedTable = {
  heads: string[];
  widths: number[];
  rows: string[][];
  /** In small letters, for many short cells. */
  dense?: boolean;
  /** Which row stands out, from 0. */
  lit?: number;
};

declare module '../../platform/workers/workers.ts' {
  interface Workers {
    /** A kundli on A4, composed when a thread is about to be free for it. */
    renderKundli: (compose: () => Promise<KundliDocument>) => Promise<Buffer>;
  }
}
