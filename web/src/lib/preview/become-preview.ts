import type { FeatureSettings, InstituteSettings } from '@abhyas/contract/tenancy/settings';
import { institute } from '../institute.ts';
import type { FramingWindow } from './preview.ts';
import { keepNothing } from './keep-nothing.ts';

/**
 * Makes this page, before it asks for anything, one that is only looked at: what it keeps goes with it, calls that would change something are
 * refused here, and it wears the switches that the page around it is about to save.
 */
export function becomePreview(viewId: string): void {
  keepNothing(window);
  if (viewId) sessionStorage.setItem('abhyas.view-as', viewId);
  else {
    sessionStorage.removeItem('abhyas.view-as');
    hideSession();
  }
  window.fetch = readingOnly(window.fetch.bind(window));
  const { set } = institute;
  institute.set = (settings) => set(withPreviewed(settings, (parent as FramingWindow).abhyasPreviewed));
}

/** A visitor has no session: that of this browser is neither used nor ended. */
function hideSession(): void {
  Object.defineProperty(document, 'cookie', { configurable: true, get: () => '', set: () => {} });
}

/** `fetch` of a page that changes nothing: other calls are answered as the server would refuse them. */
function readingOnly(fetch: Window['fetch']): Window['fetch'] {
  return async (input, init) => {
    if (isReading(init)) return fetch(input, init);
    const refusal = { responseCode: 1, error: 'PREVIEW_ONLY', messageKey: 'errors.PREVIEW_ONLY' };
    return Response.json(refusal, { status: 403 });
  };
}

/** What may be asked: nothing that changes anything, but a token to read with. */
const isReading = ({ method = 'GET', body }: RequestInit = {}): boolean =>
  method === 'GET' || (body instanceof URLSearchParams && body.get('grant_type') === 'refresh_token');

/** The settings with switches that are not saved yet. */
function withPreviewed(settings: InstituteSettings, features: FeatureSettings | undefined): InstituteSettings {
  if (!features) return settings;
  const { allowedItems, ...areas } = features;
  return { ...settings, config: { ...settings.config, ...areas }, uientity: { allowedItems: [...allowedItems] } };
}
