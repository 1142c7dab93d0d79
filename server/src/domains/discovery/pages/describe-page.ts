import type { Context } from '../../../kernel/context.ts';
import { Refusal } from '../../../kernel/errors.ts';
import type { Boot } from '../../../kernel/http/web-app.ts';
import { settingsOf } from '../../tenancy/index.ts';
import { describeCourse } from './describe-course.ts';
import { describeHome, describeShelves } from './describe-lists.ts';
import { type PageWords, writeHead } from './write-head.ts';

/** A page of an institute that visitors and search engines may read without running anything. */
export interface PublicPage {
  readonly ctx: Context;
  readonly name: string;
  readonly tagline: string;
  readonly logo: string;
  readonly language: 'en' | 'hi';
  /** Scheme, host and port. */
  readonly origin: string;
}

const COURSE = /^\/courses\/([0-9a-f-]{36})\/?$/;

/**
 * Writes into a page what it says: title, description, canonical address, pictures and facts for those who share or index it, and its
 * words for who runs no scripts. Every other page stays as it is; one whose words cannot be read now is sent without them.
 */
export async function describePage(ctx: Context, boot: Boot, { pathname, origin }: URL): Promise<Boot> {
  const settings = await settingsOf(ctx.instituteId);
  if (!settings || settings.standing) return boot;
  const items = settings.uientity.allowedItems;
  const page: PublicPage = {
    ctx,
    name: settings.name,
    tagline: settings.tagline,
    logo: settings.config.logo,
    language: settings.languages[0] ?? 'en',
    origin,
  };
  const isOpen = items.includes('marketPlace') || items.includes('explore');
  try {
    const words = await wordsOf(page, pathname, isOpen);
    return words === undefined ? boot : { ...boot, ...writeHead(boot, page, words) };
  } catch (error) {
    if (error instanceof Refusal && error.error === 'NOT_FOUND')
      return { ...boot, status: 404, head: `${boot.head}<meta name="robots" content="noindex">` };
    ctx.log.error({ error, pathname }, 'the words of a public page could not be read');
    return boot;
  }
}

async function wordsOf(page: PublicPage, pathname: string, isOpen: boolean): Promise<PageWords | undefined> {
  if (pathname === '/' || pathname === '/home') return describeHome(page, isOpen);
  if (!isOpen) return undefined;
  const courseId = COURSE.exec(pathname)?.[1];
  if (courseId !== undefined) return describeCourse(page, courseId);
  return pathname === '/courses' || pathname === '/explore' ? describeShelves(page, pathname) : undefined;
}
