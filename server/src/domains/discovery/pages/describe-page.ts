import type { Context } from '../../../kernel/context.ts';
import { Refusal } from '../../../kernel/errors.ts';
import type { Boot } from '../../../kernel/http/page/web-app.ts';
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

/** Pages that confirm what one person has reached, for who holds the code; nobody is to find them by the name. */
const OF_PERSONS = /^\/(?:certificate|verify)\//;
const NO_INDEX = '<meta name="robots" content="noindex">';
const COURSE = /^\/courses\/([0-9a-f-]{36})\/?$/;

/**
 * Writes into a page what it says: title, description, canonical address, pictures and facts for those who share or index it, and its
 * words for who runs no scripts. Every other page stays as it is; one whose words cannot be read now is sent without them.
 */
export async function describePage(ctx: Context, boot: Boot, { pathname, origin }: URL): Promise<Boot> {
  if (OF_PERSONS.test(pathname)) return { ...boot, head: boot.head + NO_INDEX };
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
  const mayExplore = items.includes('explore');
  const isOpen = mayExplore || items.includes('marketPlace');
  try {
    const words = await wordsOf(page, pathname, { isOpen, mayExplore });
    return words === undefined ? boot : { ...boot, ...writeHead(boot, page, words) };
  } catch (error) {
    if (error instanceof Refusal && error.error === 'NOT_FOUND')
      return { ...boot, status: 404, head: boot.head + NO_INDEX };
    ctx.log.error({ error, pathname }, 'the words of a public page could not be read');
    return boot;
  }
}

interface Shown {
  readonly isOpen: boolean;
  readonly mayExplore: boolean;
}

async function wordsOf(page: PublicPage, pathname: string, shown: Shown): Promise<PageWords | undefined> {
  const { isOpen, mayExplore } = shown;
  if (pathname === '/' || pathname === '/home') return describeHome(page, isOpen);
  if (!isOpen) return undefined;
  const courseId = COURSE.exec(pathname)?.[1];
  if (courseId !== undefined) return describeCourse(page, courseId);
  if (pathname === '/explore' && !mayExplore) return undefined;
  return pathname === '/courses' || pathname === '/explore' ? describeShelves(page, pathname) : undefined;
}
