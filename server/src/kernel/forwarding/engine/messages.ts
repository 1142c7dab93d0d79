import type { EngineLine, EngineNews, EngineNo, EngineSlot, EngineStats, FeedKept } from '../live-engine.ts';

/** What the server asks of the process of the engine: arguments, and what comes back. */
export interface Asks {
  readonly createRoom: readonly [given: { roomId: string; slots: readonly EngineSlot[] }, answer: null];
  readonly closeRoom: readonly [given: { roomId: string }, answer: null];
  readonly publish: readonly [given: EngineLine & { slot: string; sdp: string; kept: FeedKept }, answer: string];
  readonly unpublish: readonly [given: { roomId: string; slot: string; owner: string }, answer: null];
  readonly subscribe: readonly [given: EngineLine & { picture: boolean }, answer: { sdp: string; picture: boolean }];
  readonly answer: readonly [given: EngineLine & { sdp: string }, answer: null];
  readonly setPicture: readonly [given: EngineLine & { picture: boolean }, answer: boolean];
  readonly startRecording: readonly [given: { roomId: string; folder: string }, answer: null];
  readonly stopRecording: readonly [given: { roomId: string }, answer: null];
  readonly kick: readonly [given: { roomId: string; lineId: string }, answer: null];
  readonly stats: readonly [given: null, answer: EngineStats];
}
export type AskName = keyof Asks;
export interface Ask<K extends AskName = AskName> {
  readonly id: number;
  readonly name: K;
  readonly given: Asks[K][0];
}
export type FromEngine =
  | { readonly kind: 'ready' }
  | { readonly kind: 'reply'; readonly id: number; readonly reply: unknown }
  | { readonly kind: 'refused'; readonly id: number; readonly why: EngineNo }
  | { readonly kind: 'broken'; readonly id: number; readonly message: string }
  | { readonly kind: 'news'; readonly news: EngineNews };

/** With this the process ends where the machine has no library for it. */
export const EXIT_ABSENT = 78;
