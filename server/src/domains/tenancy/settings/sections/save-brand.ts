import type { BrandSettings } from '@abhyas/contract/tenancy/settings';
import type { Context } from '../../../../kernel/context.ts';
import { fail, failFields } from '../../../../kernel/errors.ts';
import { isBrandPicture } from '../../brand/brand-pictures.ts';
import { changeSettings } from './change-settings.ts';
import { findSettings } from '../settings.store.ts';
import { isReadableUnderWhite, shadesOf } from './shades.ts';
import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';

type Save = typeof api.tenancy.saveBrand;
/** Changes how an institute looks: name, colours that white text can be read on, pictures that were uploaded for it, addresses. */
export async function saveBrand(ctx: Context, { body: brand }: Input<Save>): Promise<Answer<Save>> {
  const unreadable = (['accent', 'action'] as const).filter((name) => !isReadableUnderWhite(brand[name]));
  if (unreadable.length > 0) {
    failFields(
      'COLOUR_CONTRAST',
      unreadable.map((name) => ({
        path: `body.${name}`,
        messageKey: 'errors.COLOUR_CONTRAST',
        values: { colour: brand[name] },
      })),
    );
  }
  await checkPictures(ctx, brand);
  const shades = { accent_shades: shadesOf(brand.accent), action_shades: shadesOf(brand.action) };
  return changeSettings(ctx, 'brand', brand, shades);
}

/** A picture is the one that stands, none, or one that this institute uploaded: never an address of somebody's choosing. */
async function checkPictures(ctx: Context, brand: BrandSettings): Promise<void> {
  const row = (await findSettings(ctx.db, ctx.instituteId)) ?? fail('DOMAIN_INVALID');
  const foreign: ('logo' | 'icon')[] = [];
  for (const name of ['logo', 'icon'] as const) {
    if (brand[name] === '' || brand[name] === row[name]) continue;
    if (!(await isBrandPicture(ctx.instituteId, brand[name]))) foreign.push(name);
  }
  if (foreign.length > 0)
    failFields(
      'INVALID_INPUT',
      foreign.map((name) => ({ path: `body.${name}`, messageKey: 'errors.fields.malformed' })),
    );
}
