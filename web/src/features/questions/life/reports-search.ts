import { type ReportReason, type ReportState, reportReasons, reportStates } from './report-words.ts';

/** What the address of the reported questions says. */
export interface ReportsSearch {
  readonly state?: Exclude<ReportState, 'open'>;
  readonly reason?: ReportReason;
  readonly page?: number;
}
export type ReportsPatch = { readonly [K in keyof ReportsSearch]?: ReportsSearch[K] | undefined };

/** Reads the address; what nobody could have chosen is left out. */
export function readReportsSearch(raw: Readonly<Record<string, unknown>>): ReportsSearch {
  const state = reportStates.find((one) => one === raw['state']);
  const reason = reportReasons.find((one) => one === raw['reason']);
  const page = Number(raw['page']);
  return {
    ...(state && state !== 'open' && { state }),
    ...(reason && { reason }),
    ...(Number.isInteger(page) && page > 1 && { page }),
  };
}
