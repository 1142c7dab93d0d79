import { askSettings } from '../lib/boot.ts';
import { paintBrand } from '../lib/brand.ts';
import { institute } from '../lib/institute.ts';
import { endPreview } from '../lib/preview/framing.ts';
import { preview } from '../lib/preview/preview.ts';

let asking = false;

/**
 * What an open page does when a reply says that it is behind: it reads the institute's settings afresh and wears them. Where the
 * institute was suspended, closed or resumed, or the work in another institute or the look at a student's pages is over, the page
 * starts anew.
 */
export async function followSettings(refusal?: string): Promise<void> {
  // What a preview shows is said by the page around it.
  if (preview !== undefined) return refusal === 'VIEW_ENDED' ? endPreview() : undefined;
  if (refusal === 'ACTING_ENDED') {
    sessionStorage.removeItem('abhyas.act-in');
    return location.assign('/employees');
  }
  if (refusal === 'VIEW_ENDED') {
    sessionStorage.removeItem('abhyas.view-as');
    return location.assign('/partner/people');
  }
  if (asking) return;
  asking = true;
  try {
    const fresh = await askSettings();
    if (fresh.standing !== institute.find()?.standing) return location.reload();
    institute.set(fresh);
    paintBrand(fresh);
  } catch {
    // The next reply says it again.
  } finally {
    asking = false;
  }
}
