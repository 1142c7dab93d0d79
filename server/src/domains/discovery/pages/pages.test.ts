import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fromSource } from '@abhyas/contract/rich-text';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { type TestInstitute, testWorld, type World } from '../../../testing/index.ts';
import { aCourse } from '../../courses/factories.ts';

let world: World;
let place: TestInstitute;
let courseId: string;

beforeAll(async () => {
  const webDist = mkdtempSync(join(tmpdir(), 'abhyas-page-'));
  writeFileSync(
    join(webDist, 'index.html'),
    '<html lang="%LANG%" %ATTRS%><head><title>%TITLE%</title><!--boot--></head><body><div id="root"></div></body></html>',
  );
  world = await testWorld({ webDist });
  place = await world.institute();
  ({ courseId } = await aCourse(place.ctx(), {
    title: 'Waves </script> & "Optics"',
    details: { subtitle: 'In 40 days', description: fromSource('Strings, pipes and light.'), pricePaise: 195_900 },
    sections: [{ title: 'Sound', lessons: [{ title: 'Beats', free: true }, { title: 'Doppler' }] }],
  }));
});

const page = async (path: string, of = place) => {
  const { statusCode: status, body } = await of.visitor.send('GET', path);
  return { status, html: body };
};
const meta = (html: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)">`).exec(html)?.[1];
const factsOf = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, text]) => JSON.parse(text!) as Record<string, unknown>,
  );

describe('the page of a course, as it leaves the server', () => {
  it('says title, description and its one address', async () => {
    const { status, html } = await page(`/courses/${courseId}?utm_source=mail`);
    expect(status).toBe(200);
    expect(html).toMatch(/<title>Waves &lt;\/script&gt; &amp; &quot;Optics&quot; · /);
    expect(meta(html, 'description')).toBe('In 40 days. Strings, pipes and light.');
    expect(html).toMatch(new RegExp(`<link rel="canonical" href="http://[^"]+/courses/${courseId}">`));
  });

  it('tells its outline with what is free to who runs no scripts', async () => {
    const { html } = await page(`/courses/${courseId}`);
    const words = /<noscript>(.*)<\/noscript>/s.exec(html)?.[1] ?? '';
    expect(words).toContain('<h1>Waves &lt;/script&gt; &amp; &quot;Optics&quot;</h1>');
    expect(words).toContain('<li>Beats (free)</li><li>Doppler</li>');
    expect(words).toContain('₹1959');
  });

  it('gives search engines a course of this institute, with its price', async () => {
    const [course] = factsOf((await page(`/courses/${courseId}`)).html);
    expect(course).toMatchObject({
      '@type': 'Course',
      name: 'Waves </script> & "Optics"',
      provider: { '@type': 'EducationalOrganization' },
      offers: { price: '1959.00', priceCurrency: 'INR' },
      isAccessibleForFree: false,
    });
    expect(course).not.toHaveProperty('aggregateRating');
  });

  it('is shared with a picture of 1200 by 630', async () => {
    const picture = meta((await page(`/courses/${courseId}`)).html, 'og:image')!;
    const { pathname, search } = new URL(picture.replaceAll('&amp;', '&'));
    const reply = await world.app.server.inject({ url: pathname + search, headers: { host: place.host } });
    expect(reply.headers['content-type']).toBe('image/png');
    expect(await sharp(reply.rawPayload).metadata()).toMatchObject({ width: 1200, height: 630, format: 'png' });
  });

  it('has no picture where it is not published here', async () => {
    const { courseId: draft } = await aCourse(place.ctx(), { unpublished: true });
    const other = await world.institute();
    const picture = (of: TestInstitute, id: string) =>
      of.visitor.api.discovery.showSharePicture({ params: { courseId: id } });
    await expect(picture(place, draft)).rejects.toMatchObject({ status: 404 });
    await expect(picture(other, courseId)).rejects.toMatchObject({ status: 404 });
    expect(await picture(place, courseId)).toContain('PNG');
  });

  it('is not found where the course is another institute’s, or none', async () => {
    const other = await world.institute();
    expect((await page(`/courses/${courseId}`, other)).status).toBe(404);
    const none = await page('/courses/01900000-0000-7000-8000-000000000000');
    expect(none.status).toBe(404);
    expect(meta(none.html, 'robots')).toBe('noindex');
  });
});

describe('the home and the list of courses', () => {
  it('name the institute and its courses', async () => {
    const { html } = await page('/');
    expect(factsOf(html)[0]).toMatchObject({ '@type': 'EducationalOrganization' });
    expect(html).toContain(`<a href="/courses/${courseId}">`);
    expect(factsOf((await page('/courses')).html)[0]).toMatchObject({ '@type': 'ItemList', numberOfItems: 1 });
  });

  it('say nothing of its courses where it shows them to nobody', async () => {
    const shut = await world.institute({ allowedItems: [] });
    const { courseId: hidden } = await aCourse(shut.ctx(), { title: 'Not for visitors' });
    expect((await page('/', shut)).html).not.toContain('Not for visitors');
    expect((await page(`/courses/${hidden}`, shut)).html).not.toContain('Not for visitors');
    expect((await page('/sitemap.xml', shut)).html).not.toContain('/courses');
  });

  it('describe the shelves to explore only where there are some', async () => {
    const open = await world.institute({ allowedItems: ['explore'] });
    expect((await page('/explore', open)).html).toMatch(/<link rel="canonical" href="[^"]+\/explore">/);
    expect((await page('/explore')).html).not.toContain('canonical');
  });

  it.each(['/certificate/ABCD-2345', '/verify/ABCD-2345'])(
    'keep %s, which names a person, out of every index',
    async (path) => {
      expect(meta((await page(path)).html, 'robots')).toBe('noindex');
      expect(meta((await page('/')).html, 'robots')).toBeUndefined();
    },
  );

  it('leave the pages of the signed-in as they are', async () => {
    expect((await page('/student')).html).not.toContain('og:title');
  });
});

describe('the sitemap of an institute', () => {
  it('holds its home, its list and each of its courses, and robots.txt leads to it', async () => {
    const { html } = await page('/sitemap.xml');
    expect(html.match(/<loc>/g)).toHaveLength(3);
    expect(html).toContain(`/courses/${courseId}</loc><lastmod>`);
    expect(html).not.toContain('/explore');
    const robots = (await page('/robots.txt')).html;
    expect(robots).toMatch(/^Sitemap: http:\/\/.+\/sitemap\.xml$/m);
    expect(robots).toContain('Disallow: /student');
  });

  it('holds the page to explore where there is one', async () => {
    const open = await world.institute({ allowedItems: ['explore'] });
    expect((await page('/sitemap.xml', open)).html).toMatch(/<loc>[^<]+\/courses<\/loc>.*<loc>[^<]+\/explore<\/loc>/s);
  });
});
