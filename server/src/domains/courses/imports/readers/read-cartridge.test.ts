import { describe, expect, it } from 'vitest';
import type { ImportSource } from './import-source.ts';
import { readRecipe } from './read-recipe.ts';

const manifest = (items: string, resources: string) => `<?xml version="1.0"?>
  <manifest identifier="m" xmlns="http://www.imsglobal.org/xsd/imsccv1p1/imscp_v1p1">
    <metadata><lom><general><title><string>Waves</string></title></general></lom></metadata>
    <organizations><organization identifier="o"><item identifier="root">${items}</item></organization></organizations>
    <resources>${resources}</resources>
  </manifest>`;
const sourceOf = (files: Readonly<Record<string, string>>): ImportSource => ({
  name: 'waves',
  files: new Map(Object.entries(files).map(([path, text]) => [path, text.length])),
  read: async (path) => (files[path] === undefined ? undefined : Buffer.from(files[path])),
});
const whole = {
  'imsmanifest.xml': manifest(
    `<item identifier="a"><title>Sound</title>
      <item identifier="a1" identifierref="R1"><title>Pitch</title></item>
      <item identifier="a2" identifierref="R2"><title>Further</title></item>
      <item identifier="a3" identifierref="R3"><title>Test</title></item>
      <item identifier="b"><title>Echo</title><item identifier="b1" identifierref="R4"><title>Sheet</title></item></item>
      <item identifier="a5" identifierref="R5"><title>Talk</title></item>
    </item>`,
    `<resource identifier="R1" type="webcontent" href="pages/pitch.html"/>
     <resource identifier="R2" type="imswl_xmlv1p1"><file href="link.xml"/></resource>
     <resource identifier="R3" type="imsqti_xmlv1p2/imscc_xmlv1p1/assessment"><file href="t.xml"/></resource>
     <resource identifier="R4" type="webcontent" href="web%20resources/sheet.pdf"/>
     <resource identifier="R5" type="imsdt_xmlv1p1"><file href="talk.xml"/></resource>`,
  ),
  'pages/pitch.html': `<html><head><title>x</title><script>alert(1)</script></head><body><h1>Pitch</h1>
    <p>High &amp; <b>low</b><img src="$IMS-CC-FILEBASE$/../pic.png" alt="A wave"><img src="https://evil.example/x.png"></p>
    <ul><li>one</li></ul></body></html>`,
  'pic.png': 'picture',
  'link.xml': '<webLink><title>F</title><url href="https://example.org/"/></webLink>',
  'talk.xml': '<topic><text texttype="text/html">&lt;p&gt;What is an &lt;i&gt;echo&lt;/i&gt;?&lt;/p&gt;</text></topic>',
  't.xml': '<x/>',
  'web resources/sheet.pdf': 'sheet',
};

describe('a Common Cartridge', () => {
  it('becomes sections and lessons; what cannot be shown is left out with a warning', async () => {
    const { recipe, problems, format } = await readRecipe(sourceOf(whole));
    expect(problems.all).toEqual([
      { level: 'warning', line: null, key: 'leftOut', details: { title: 'Test', kind: 'quiz' } },
    ]);
    expect([format, recipe?.details.title]).toEqual(['cartridge', 'Waves']);
    expect(recipe?.sections.map(({ title, lessons }) => [title, lessons.map(({ draft }) => draft.title)])).toEqual([
      ['Sound', ['Pitch', 'Further']],
      ['Sound › Echo', ['Sheet']],
      ['Sound', ['Talk']],
    ]);
    expect(recipe?.files.map(({ path, kind }) => `${kind} ${path}`)).toEqual([
      'image pic.png',
      'document web resources/sheet.pdf',
    ]);
  });

  it('brings pages as text with their own pictures, without scripts and pictures of others', async () => {
    const { recipe } = await readRecipe(sourceOf(whole));
    expect(recipe?.sections[0]?.lessons[0]?.draft.content).toEqual({
      kind: 'article',
      body: {
        type: 'doc',
        content: [
          { type: 'paragraph', content: [{ type: 'text', text: 'Pitch', marks: [{ type: 'bold' }] }] },
          {
            type: 'paragraph',
            content: [
              { type: 'text', text: 'High & ' },
              { type: 'text', text: 'low', marks: [{ type: 'bold' }] },
            ],
          },
          { type: 'image', attrs: { mediaId: recipe?.files[0]?.id, alt: 'A wave' } },
          { type: 'paragraph', content: [{ type: 'text', text: '• one' }] },
        ],
      },
    });
  });

  it.each([
    ['is broken', '<manifest>'],
    ['defines entities', '<!DOCTYPE x [<!ENTITY a "b">]><manifest/>'],
  ])('whose manifest %s is refused', async (_what, text) => {
    const { recipe, problems } = await readRecipe(sourceOf({ 'imsmanifest.xml': text }));
    expect([recipe, problems.all.map(({ key }) => key)]).toEqual([undefined, ['manifestBroken']]);
  });

  it('that names a file which it does not bring is refused', async () => {
    const text = manifest(
      '<item identifier="a" identifierref="R"><title>Gone</title></item>',
      '<resource identifier="R" type="webcontent" href="../../gone.pdf"/>',
    );
    const { recipe, problems } = await readRecipe(sourceOf({ 'imsmanifest.xml': text }));
    expect([recipe, problems.all[0]?.key]).toEqual([undefined, 'fileMissing']);
  });

  const once = '<resource identifier="R1" type="webcontent" href="p.html"/>';
  const items = (count: number) =>
    Array.from(
      { length: count },
      (_, at) => `<item identifier="a${at}" identifierref="R1"><title>T${at}</title></item>`,
    ).join('');

  it('leaves a page out whose tags lie too deep in each other, before it takes minutes', async () => {
    const deep = { 'imsmanifest.xml': manifest(items(1), once), 'p.html': '<i>x'.repeat(20_000) };
    const started = performance.now();
    const { problems } = await readRecipe(sourceOf(deep));
    expect(performance.now() - started).toBeLessThan(4000);
    expect(problems.all[0]).toMatchObject({ key: 'leftOut', details: { title: 'T0', kind: 'HTML' } });
  });

  it('reads no more than a cartridge may hold, however often its list names the same page', async () => {
    const page = { 'imsmanifest.xml': manifest(items(2000), once), 'p.html': '<p>x</p>' };
    let reads = 0;
    const counted = (source: ImportSource): ImportSource => ({
      ...source,
      read: (path) => (reads++, source.read(path)),
    });
    const { problems } = await readRecipe(counted(sourceOf(page)));
    expect(problems.all).toMatchObject([{ key: 'tooManyLessons' }]);
    expect(reads).toBeLessThan(1100);
    const large = { ...page, 'p.html': `<p>${'x'.repeat(2_000_000)}</p>` };
    await expect(readRecipe(sourceOf(large))).rejects.toMatchObject({ problem: 'tooLarge', path: 'p.html' });
  });

  it('takes an address that is none for a file that is missing', async () => {
    const broken = { 'imsmanifest.xml': manifest(items(1), once.replace('p.html', 'http://[')), 'p.html': '<p>x</p>' };
    expect((await readRecipe(sourceOf(broken))).problems.all[0]).toMatchObject({ key: 'fileMissing' });
  });
});
