import { inflateSync } from 'node:zlib';
import { create as createQr } from 'qrcode';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Person, testWorld } from '../../../testing/index.ts';
import { aCourse } from '../factories.ts';
import { drawCertificate } from './draw-certificate.ts';
import { issueCertificate } from './issue-certificate.ts';

const world = await testWorld();
const place = await world.institute();
const teacher = await place.person('teacher');
const [kabir, zoya] = [await place.person('student'), await place.person('student')];
let courseId = '';
let lessonIds: string[] = [];

beforeAll(async () => {
  const lesson = { completion: { rule: 'marked' as const } };
  const made = await aCourse(place.ctx(teacher), { title: 'Waves', sections: [{ lessons: [lesson, lesson] }] });
  ({ courseId, lessonIds } = made);
});

/** Studies every lesson to its end, as the player does. */
async function complete(person: Person): Promise<void> {
  for (const lessonId of lessonIds) {
    await person.api.courses.openLesson({ params: { courseId, lessonId } });
    await person.api.courses.markLessonDone({ params: { courseId, lessonId }, body: { done: true } });
  }
  await world.runJobs();
}
/** The dark squares of a code, row by row from above: a code of these words. */
function qrOf(words: string): string[] {
  const { size, data } = createQr(words, { errorCorrectionLevel: 'M' }).modules;
  return Array.from({ length: size }, (_, row) =>
    Array.from({ length: size }, (_, column) => (data[row * size + column] ? '#' : '.')).join(''),
  );
}
/** The same of the squares that a page is drawn with. */
function drawnQr(file: Buffer): string[] {
  const parts = [...file.toString('latin1').matchAll(/stream\n(.*?)\nendstream/gs)].map(([, bytes = '']) => {
    try {
      return inflateSync(Buffer.from(bytes, 'latin1')).toString('latin1');
    } catch {
      return '';
    }
  });
  const squares = [...parts.join('\n').matchAll(/^([\d.]+) ([\d.]+) ([\d.]+) ([\d.]+) re$/gm)]
    .map(([, ...numbers]) => numbers.map(Number) as [number, number, number, number])
    .filter(([, , width, height]) => width === height && width < 10);
  const [left, top] = [Math.min(...squares.map(([x]) => x)), Math.min(...squares.map(([, y]) => y))];
  const side = squares[0]![2] - 0.05;
  const places = squares.map(([x, y]) => [Math.round((x - left) / side), Math.round((y - top) / side)] as const);
  const size = Math.max(...places.flat()) + 1;
  const rows = Array.from({ length: size }, () => Array.from({ length: size }, () => '.'));
  for (const [column, row] of places) rows[row]![column] = '#';
  return rows.map((row) => row.join(''));
}
const own = async (person: Person) => (await person.api.courses.listMyCertificates({ query: { courseId } })).rows;
const verify = (code: string) => place.visitor.api.courses.verifyCertificate({ params: { code } });
const list = (query = {}) => teacher.api.courses.listCertificates({ params: { courseId }, query });

describe('a certificate', () => {
  it('is given to who completes a course, once, and confirmed to anybody who holds its code', async () => {
    await complete(kabir);
    const [given, ...others] = await own(kabir);
    expect(others).toEqual([]);
    expect(given).toMatchObject({ title: 'Waves', revoked: null, path: `/certificate/${given!.code}` });
    expect(await verify(given!.code)).toMatchObject({ name: given!.name, title: 'Waves', revokedAt: null });
    const again = { courseId, accountId: kabir.accountId, completedAt: new Date().toISOString() };
    await issueCertificate(place.ctx(), again);
    expect((await own(kabir)).map(({ code }) => code)).toEqual([given!.code]);
    const { rows } = await kabir.api.notices.listNotices({});
    expect(rows.filter(({ kind }) => kind === 'certificate.issued')).toMatchObject([{ link: given!.path }]);
  });

  it('is a PDF file of one page for its owner and for staff, and nobody else’s', async () => {
    const [given] = await own(kabir);
    const { certificateId } = given!;
    const mine = await kabir.send('GET', `/api/student/certificates/${certificateId}/certificate.pdf`);
    expect(mine.headers['content-type']).toBe('application/pdf');
    expect(mine.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    expect(mine.rawPayload.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
    const staff = await teacher.send('GET', `/api/courses/${courseId}/certificates/${certificateId}/certificate.pdf`);
    expect(staff.statusCode).toBe(200);
    const other = await zoya.send('GET', `/api/student/certificates/${certificateId}/certificate.pdf`);
    expect(other.statusCode).toBe(404);
  });

  it('carries a code to scan that leads to the page where anybody checks it', async () => {
    const [given] = await own(kabir);
    const path = `/api/student/certificates/${given!.certificateId}/certificate.pdf`;
    const { rawPayload } = await kabir.send('GET', path, { headers: { host: place.host } });
    const file = rawPayload.toString('latin1');
    const [, address = ''] = /\/URI \(([^)]+)\)/.exec(file) ?? [];
    expect(new URL(address)).toMatchObject({ pathname: given!.path, hostname: place.host.split(':')[0] });
    expect(drawnQr(rawPayload)).toEqual(qrOf(address));
    expect(drawnQr(rawPayload)).not.toEqual(qrOf(`${address}x`));
  });

  it('that is revoked says so to everybody, why to its owner, and is given out no more until it is restored', async () => {
    await complete(zoya);
    const [given] = await own(zoya);
    const params = { courseId, certificateId: given!.certificateId };
    const revoke = () => teacher.api.courses.revokeCertificate({ params, body: { reason: 'Another person studied.' } });
    expect((await revoke()).revoked).toMatchObject({ reason: 'Another person studied.' });
    await expect(revoke()).rejects.toMatchObject({ error: 'CERTIFICATE_REVOKED' });
    expect((await verify(given!.code)).revokedAt).not.toBeNull();
    expect((await own(zoya))[0]!.revoked).toMatchObject({ reason: 'Another person studied.' });
    const file = await zoya.send('GET', `/api/student/certificates/${params.certificateId}/certificate.pdf`);
    expect(file.statusCode).toBe(409);
    expect((await list({ state: 'revoked' })).rows).toMatchObject([{ certificateId: params.certificateId }]);
    expect((await list()).counts).toEqual({ valid: 1, revoked: 1 });
    expect((await teacher.api.courses.restoreCertificate({ params })).revoked).toBeNull();
    const again = teacher.api.courses.restoreCertificate({ params });
    await expect(again).rejects.toMatchObject({ error: 'CERTIFICATE_VALID' });
    expect((await verify(given!.code)).revokedAt).toBeNull();
  });

  it('is searched by name, and revoked by nobody without the right', async () => {
    const [given] = await own(kabir);
    const { total } = await list({ search: given!.name });
    expect(total).toBe(1);
    const params = { courseId, certificateId: given!.certificateId };
    const reviewer = await place.person('reviewer');
    expect((await reviewer.api.courses.listCertificates({ params: { courseId } })).can.revoke).toBe(false);
    const call = reviewer.api.courses.revokeCertificate({ params, body: { reason: 'I may not.' } });
    await expect(call).rejects.toMatchObject({ status: 403 });
  });

  it('with a guessed code, or of another institute, is not there', async () => {
    await expect(verify('abcdefghjkmnpqrstvwx')).rejects.toMatchObject({ error: 'CERTIFICATE_UNKNOWN' });
    const [given] = await own(kabir);
    const elsewhere = (await world.institute()).visitor;
    const call = elsewhere.api.courses.verifyCertificate({ params: { code: given!.code } });
    await expect(call).rejects.toMatchObject({ error: 'CERTIFICATE_UNKNOWN' });
  });

  it('is drawn in Hindi too, with a long name and title, and with a logo that cannot be read', async () => {
    const file = await drawCertificate({
      institute: 'मेरिडियन अकादमी',
      tagline: 'हर दिन थोड़ा अभ्यास',
      colour: '#0f5a6b',
      logo: 'data:image/png;base64,AAAA',
      language: 'hi',
      zone: 'Asia/Kolkata',
      name: 'क्षितिज ज्ञानेश्वर त्रिपाठी '.repeat(4).trim(),
      title: 'भौतिकी: यांत्रिकी, तरंगें और ऊष्मा का सम्पूर्ण पाठ्यक्रम '.repeat(2).trim(),
      completedAt: new Date('2026-11-21T00:00:00Z'),
      code: 'abcdefghjkmnpqrstvwx',
      address: 'https://meridian.abhyas.test/certificate/abcdefghjkmnpqrstvwx',
    });
    expect(file.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
    expect(file.toString('latin1')).toContain('NotoSansDevanagari');
  });
});
