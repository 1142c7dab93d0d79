import type { FeatureSettings } from '@abhyas/contract/tenancy/settings';
import { type FramingWindow, MARK } from './preview.ts';

/** What a frame is called in which pages are seen under this view; without one, as a visitor. */
export const nameOfFrame = (viewId = ''): string => MARK + viewId;

/** Frames of this page see these switches before they are saved. */
export function showBeforeSaved(features: FeatureSettings | undefined): void {
  (window as FramingWindow).abhyasPreviewed = features;
}

const ENDED = 'abhyas.preview-ended';
/** Tells the page around this preview that there is nothing more to look at. */
export const endPreview = (framing: Window = window.parent): void => void framing.dispatchEvent(new Event(ENDED));
/** Hears that from a frame of this page. Returns how to stop listening. */
export function onPreviewEnd(listener: () => void): () => void {
  addEventListener(ENDED, listener);
  return () => removeEventListener(ENDED, listener);
}
