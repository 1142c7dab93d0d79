import { type ChildEnd, runInChild } from '../child-process/run-in-child.ts';
import type { SheetMessage } from './sheet-child.ts';
import { SheetError, type SheetLimits, type SheetRow } from './sheet.ts';

/** Where the rows go. Both are awaited, one after the other; what they throw ends the reading and comes out of `readSheet`. */
export interface SheetSink {
  /** `above`: rows with words above the header, which are titles. */
  readonly onHeader?: (header: readonly string[], encoding: string | undefined, above: number) => void | Promise<void>;
  readonly onRows: (rows: readonly SheetRow[]) => void | Promise<void>;
}

/**
 * Reads a .csv or .xlsx file (told by content) in a process of its own, whose memory and time are limited, and hands over its rows in batches.
 * Throws SheetError when the file as a whole cannot be read; rows handed over before that are then worth nothing.
 */
export async function readSheet(
  bytes: Uint8Array,
  limits: SheetLimits,
  sink: SheetSink,
): Promise<{ header: readonly string[]; rows: number }> {
  if (bytes.length === 0) throw new SheetError('SHEET_EMPTY');
  if (bytes.length > limits.bytes)
    throw new SheetError('SHEET_TOO_LARGE', { bytes: bytes.length, allowed: limits.bytes });
  let header: readonly string[] = [];
  const failed = (end: ChildEnd) =>
    end === 'time'
      ? new SheetError('SHEET_TIMEOUT', { seconds: Math.round(limits.milliseconds / 1000) })
      : new SheetError(end === 'memory' ? 'SHEET_TOO_LARGE' : 'SHEET_BROKEN');
  const module = new URL('./sheet-child.ts', import.meta.url);
  for await (const message of runInChild<SheetMessage>(module, { bytes, limits }, limits, failed)) {
    if (message.kind === 'failed') throw new SheetError(message.code, message.values);
    if (message.kind === 'done') return { header, rows: message.rows };
    if (message.kind === 'rows') await sink.onRows(message.rows);
    else {
      header = message.header;
      await sink.onHeader?.(header, message.encoding, message.above);
    }
  }
  throw new SheetError('SHEET_BROKEN');
}
