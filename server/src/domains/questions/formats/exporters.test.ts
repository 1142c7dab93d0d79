import { toSource } from '@abhyas/contract/rich-text';
import { describe, expect, it } from 'vitest';
import type { ReadItem } from './exchange.ts';
import { type BookFormat, readFile, usualBookLimits } from './read-file.ts';
import { png, qti, zip } from './testing-hostile.ts';

const read = async (file: string | Uint8Array, format: BookFormat): Promise<readonly ReadItem[]> =>
  (await readFile(typeof file === 'string' ? Buffer.from(file) : file, format, usualBookLimits))
    .items as readonly ReadItem[];
const codes = (items: readonly ReadItem[]) => items.map(({ problems }) => problems.map(({ code }) => code));
const keys = (items: readonly ReadItem[]) => items.map(({ parts }) => parts?.key);
const stems = (items: readonly ReadItem[]) => items.map(({ parts }) => parts && toSource(parts.content.en.stem));
const right = (...options: number[]) => ({ kind: 'choice', accepted: [options] });

describe('Aiken as people write it', () => {
  it('with small letters, both marks, tabs, letters without a space, old line ends and a mark at its start', async () => {
    const items = await read(
      '\uFEFFOne?\ra) x\rb) y\ranswer: b\r\rTwo?\r\tA.x\r\tB.y\r\tANSWER : A\r\rA. is a letter?\rA. yes\rB. no\rANSWER: a.\r',
      'aiken',
    );
    expect(codes(items)).toEqual([[], [], []]);
    expect(keys(items)).toEqual([right(2), right(1), right(1)]);
    expect(stems(items)).toEqual(['One?', 'Two?', 'A. is a letter?']);
  });

  it('with words of two lines, money, signs of markup and formulas', async () => {
    const [item] = await read('If $a<b$ and it\ncosts $5 &amp; <b>more</b>?\nA. $a$\nB. 5 < 6\nANSWER: A\n', 'aiken');
    expect(toSource(item!.parts!.content.en.stem)).toBe('If $a<b$ and it\ncosts \\$5 &amp; <b>more</b>?');
    expect(item!.parts!.content.en.options.map(toSource)).toEqual(['$a$', '5 < 6']);
  });
});

describe('GIFT as other systems write it', () => {
  it('with comments, formats, escapes, feedback, general feedback and two blanks of text', async () => {
    const items = await read(
      [
        '// question: 12  name: Colour\r\n::Colour \\: one::[html]<p>The&nbsp;sky is\\: <b>what</b>?</p>{\r\n\t=<p>blue</p>#<p>Yes</p>\r\n\t~%-33.33333%<p>red \\= hot</p>\r\n\t####<p>Look up.</p>\r\n}',
        'Two plus two {#4:0.5}',
        'Between {#1.5..2.5}',
        'Several {#=2:0 =%50%3:0.1}',
        'A dog {T#wrong#right}',
        '[markdown]**Bold** {=a ~b}',
        'The {=cat =Cat =%50%dog} sat',
        'Pairs {=a -> 1 =b -> 2 = -> 3}',
        'Set {\n~%50%one\n~%50%two\n~%-100%three\n\n~four\n}',
        '::d::Read this.',
      ].join('\r\n\r\n'),
      'gift',
    );
    expect(codes(items)).toEqual([[], [], [], [], [], [], [], [], [], ['QUESTION_TYPE_REFUSED']]);
    expect(stems(items).slice(0, 2)).toEqual(['The\u00A0sky is: what?', 'Two plus two']);
    expect(toSource(items[0]!.parts!.content.en.explanation)).toBe('Look up.');
    expect(items[0]!.losses).toEqual(expect.arrayContaining(['PENALTY', 'FEEDBACK']));
    expect(keys(items).slice(1, 5)).toEqual([
      { kind: 'number', accepted: [{ from: '3.5', to: '4.5' }] },
      { kind: 'number', accepted: [{ from: '1.5', to: '2.5' }] },
      { kind: 'number', accepted: [{ from: '2', to: '2' }] },
      right(1),
    ]);
    expect(items[6]!.parts!.key).toEqual({ kind: 'text', accepted: ['cat', 'Cat'], caseSensitive: false });
    expect(items[7]!.parts).toMatchObject({ content: { en: { lists: { first: [{}, {}], second: [{}, {}, {}] } } } });
    expect(items[8]!.parts!.key).toEqual(right(1, 2));
  });
});

describe('Moodle XML as it is exported', () => {
  const text = (tag: string, words: string, more = '') => `<${tag} format="html"${more}><text>${words}</text></${tag}>`;
  const question = (
    type: string,
    body: string,
    stem = '<![CDATA[<p dir="ltr" style="text-align: left;">What?</p>]]>',
  ) =>
    `<!-- question: 1 -->\r\n<question type="${type}"><name><text>n</text></name>${text('questiontext', stem)}${text('generalfeedback', '')}<defaultgrade>1.0000000</defaultgrade><penalty>0.3333333</penalty><hidden>0</hidden><idnumber></idnumber>${body}</question>`;
  const answer = (fraction: string, words: string, more = '') =>
    `<answer fraction="${fraction}" format="html"><text>${words}</text>${more}${text('feedback', '')}</answer>`;
  const quiz = (...questions: readonly string[]) =>
    `\uFEFF<?xml version="1.0" encoding="UTF-8"?>\r\n<quiz>${questions.join('\r\n')}\r\n</quiz>\r\n`;

  it.each([
    'multianswer',
    'calculated',
    'calculatedmulti',
    'calculatedsimple',
    'ddwtos',
    'ddimageortext',
    'ddmarker',
    'gapselect',
    'description',
    'ordering',
    'random',
    'stack',
    'coderunner',
  ])('refuses %s by name, and keeps its neighbours', async (type) => {
    const good = question('truefalse', answer('100', 'true') + answer('0', 'false'));
    const items = await read(quiz(good, question(type, ''), good), 'moodle');
    expect(items.map(({ problems }) => problems)).toMatchObject([
      [],
      [{ code: 'QUESTION_TYPE_REFUSED', values: { value: type } }],
      [],
    ]);
  });

  it('reads all-or-nothing questions, whose answers are right only together', async () => {
    const items = await read(
      quiz(
        question('multichoiceset', answer('100.0000000', 'a') + answer('100.0000000', 'b') + answer('0', 'c')),
        question('multichoiceset', answer('0', 'a') + answer('0', 'b')),
      ),
      'moodle',
    );
    expect(items.map(({ parts }) => parts?.type)).toEqual(['MULTIPLE', 'MULTIPLE']);
    expect(keys(items)).toEqual([right(1, 2), null]);
    expect(codes(items)).toEqual([[], ['CORRECT_MISSING']]);
  });

  it('reads weights as fractions, thirds of the whole, and parts of it as a loss', async () => {
    const items = await read(
      quiz(
        question(
          'multichoice',
          `<single>false</single>${['33.33333', '33.33333', '33.33333', '-50'].map((one) => answer(one, one)).join('')}`,
        ),
        question('multichoice', `<single>true</single>${answer('100', 'a')}${answer('50', 'b')}${answer('0', 'c')}`),
        question('multichoice', `<single>1</single>${answer('90', 'a')}${answer('0', 'b')}`),
      ),
      'moodle',
    );
    expect(keys(items)).toEqual([right(1, 2, 3), right(1), null]);
    expect(items[0]!.losses).toEqual(['PENALTY']);
    expect(items[1]!.losses).toEqual(['PARTIAL_CREDIT']);
  });

  it('reads numbers with tolerance, units and a last answer for everything', async () => {
    const units =
      '<units><unit><multiplier>1</multiplier><unit_name>m</unit_name></unit></units><unitgradingtype>0</unitgradingtype>';
    const items = await read(
      quiz(
        question(
          'numerical',
          `${answer('100', '1.5e3', '<tolerance>0.5</tolerance>')}${answer('0', '*', '<tolerance>0</tolerance>')}${units}`,
        ),
        question('numerical', answer('100', 'many', '<tolerance>0</tolerance>')),
      ),
      'moodle',
    );
    expect(items[0]!.parts!.key).toEqual({ kind: 'number', accepted: [{ from: '1499.5', to: '1500.5' }] });
    expect(codes(items)).toEqual([[], ['CORRECT_NOT_DECIMAL']]);
  });

  it('reads pairs with answers that belong to nothing, entities, and pictures in options', async () => {
    const pair = (row: string, column: string) =>
      `<subquestion format="html"><text>${row}</text><answer><text>${column}</text></answer></subquestion>`;
    const picture = `<file name="p q.png" path="/" encoding="base64">\n${png}\n</file>`;
    const items = await read(
      quiz(
        question('matching', pair('&lt;p&gt;cat&lt;/p&gt;', 'miaow') + pair('dog', 'woof') + pair('', 'moo')),
        question(
          'multichoice',
          `<single>true</single><answer fraction="100" format="html"><text><![CDATA[<p>&eacute;t&eacute; &alpha; &#945; &lt;</p><img src="@@PLUGINFILE@@/p%20q.png" alt="" role="presentation">]]></text>${picture}</answer>${answer('0', 'b')}`,
        ),
      ),
      'moodle',
    );
    expect(codes(items)).toEqual([[], []]);
    expect(items[0]!.parts).toMatchObject({
      key: { kind: 'matrix', rows: [[1], [2]] },
      content: { en: { lists: { first: [{}, {}], second: [{}, {}, {}] } } },
    });
    expect(toSource(items[1]!.parts!.content.en.options[0]!)).toContain('été α α <');
    expect(items[1]!.pictures).toHaveLength(1);
  });
});

describe('QTI as other systems write it', () => {
  const declaration = (more: string, base = 'identifier', cardinality = 'single') =>
    `<responseDeclaration identifier="RESPONSE" cardinality="${cardinality}" baseType="${base}">${more}</responseDeclaration>`;
  const correct = (...values: string[]) =>
    `<correctResponse>${values.map((value) => `<value><![CDATA[${value}]]></value>`).join('')}</correctResponse>`;
  const item = (declared: string, body: string, processing = '') =>
    `<?xml version="1.0" encoding="UTF-8"?>\r\n<!-- exported -->\r\n<assessmentItem xmlns="http://www.imsglobal.org/xsd/imsqti_v2p1" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" identifier="i1" title="t" adaptive="false" timeDependent="false" toolName="TAO">${declared}<outcomeDeclaration identifier="SCORE" cardinality="single" baseType="float"/><itemBody><div class="grid-row"><div class="col-12">${body}</div></div></itemBody>${processing}</assessmentItem>`;
  const options =
    '<simpleChoice identifier="c1" fixed="false" showHide="show">a</simpleChoice><simpleChoice identifier="c2">b</simpleChoice>';
  const select = `<choiceInteraction responseIdentifier="RESPONSE" shuffle="true" maxChoices="1"><prompt>Which?</prompt>${options}</choiceInteraction>`;
  const template = (name: string) =>
    `<responseProcessing template="http://www.imsglobal.org/question/qti_v2p1/rptemplates/${name}"/>`;

  it.each(['match_correct', 'map_response'])('reads a choice that is marked by the template %s', async (name) => {
    const [one] = await read(item(declaration(correct('c2')), `<p>Stem</p>${select}`, template(name)), 'qti21');
    expect(one).toMatchObject({ problems: [], parts: { type: 'SINGLE', key: right(2) } });
    expect(toSource(one!.parts!.content.en.stem)).toBe('Stem\n\nWhich?');
  });

  it.each([
    [
      'areaMapping',
      item(
        declaration(
          '<areaMapping defaultValue="0"><areaMapEntry shape="circle" coords="1,1,1" mappedValue="1"/></areaMapping>',
          'point',
        ),
        '<selectPointInteraction responseIdentifier="RESPONSE" maxChoices="1"><object data="a.png" type="image/png"/></selectPointInteraction>',
      ),
      'selectPointInteraction',
    ],
    [
      'hotspot',
      item(declaration(correct('a')), '<hotspotInteraction responseIdentifier="RESPONSE" maxChoices="1"/>'),
      'hotspotInteraction',
    ],
    [
      'order',
      item(
        declaration(correct('a', 'b'), 'identifier', 'ordered'),
        '<orderInteraction responseIdentifier="RESPONSE"/>',
      ),
      'orderInteraction',
    ],
    ['upload', item('', '<uploadInteraction responseIdentifier="RESPONSE"/>'), 'uploadInteraction'],
    ['two questions in one', item(declaration(correct('c1')), select + select), '2 × choiceInteraction'],
    ['nothing to answer', item('', '<p>Read this.</p>'), 'itemBody'],
  ])('refuses %s by name', async (_what, text, value) =>
    expect(await read(text, 'qti21')).toMatchObject([
      { parts: null, problems: [{ code: 'QUESTION_TYPE_REFUSED', values: { value } }] },
    ]),
  );

  it('reads a package of several tools: prefixes, Canvas folders, tests and pictures beside the items', async () => {
    const prefixed = item(declaration(correct('c1')), `<p>Look <img src="images/p%20q.png" alt="Dot"/></p>${select}`)
      .replaceAll(/<(\/?)(?=[a-z])/g, '<$1q:')
      .replace('xmlns=', 'xmlns:q=');
    const resource = (type: string, href: string) =>
      `<resource identifier="${href}" type="${type}" href="${href}"><file href="${href}"/></resource>`;
    const zipped = qti({
      'imsmanifest.xml': `<manifest xmlns="http://www.imsglobal.org/xsd/imscp_v1p1"><organizations/><resources>${resource('imsqti_test_xmlv2p1', 'test.xml')}${resource('imsqti_item_xmlv2p1', 'i1/i1.xml')}${resource('imsqti_item_xmlv2p1', 'i1/i1.xml')}${resource('webcontent', 'i1/images/p q.png')}${resource('associatedcontent/imscc_xmlv1p1/learning-application-resource', 'x.xml')}</resources></manifest>`,
      'i1/i1.xml': prefixed,
      'i1/images/p q.png': Buffer.from(png, 'base64'),
      'test.xml': '<assessmentTest/>',
    });
    const items = await read(zipped, 'qti21');
    expect(codes(items)).toEqual([[]]);
    expect(items[0]).toMatchObject({ parts: { key: right(1) }, pictures: [{ alt: 'Dot', fileName: 'p q.png' }] });
  });

  it('refuses a package of QTI 1.2 for what it is', async () => {
    const old = zip({
      'imsmanifest.xml':
        '<manifest><resources><resource identifier="a" type="imsqti_xmlv1p2" href="a.xml"/></resources></manifest>',
      'a.xml': '<questestinterop><assessment/></questestinterop>',
    });
    await expect(read(old, 'qti21')).rejects.toMatchObject({ code: 'FILE_NO_QUESTIONS' });
  });
});
