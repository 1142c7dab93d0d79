import { beforeAll, describe, expect, it } from 'vitest';
import { aCourse, examRoom, type ExamRoom, testWorld, type World } from '../../../testing/index.ts';

let world: World;
let room: ExamRoom;

beforeAll(async () => {
  world = await testWorld();
  room = await examRoom(world);
});

const home = () => room.place.visitor.api.discovery.showHome();

describe('the home of an institute', () => {
  it('shows a visitor exams, teachers and open papers by name, and no question', async () => {
    const physics = await room.question();
    await room.paper([physics], { title: 'Kinematics test' });
    const reply = await room.place.visitor.send('GET', '/api/home');
    expect(reply.body).not.toMatch(/How far|accepted|stem/);
    const { exams, papers, teachers, institutes, figures } = (
      reply.json() as { responseObject: Awaited<ReturnType<typeof home>> }
    ).responseObject;
    expect(papers).toMatchObject([
      { title: 'Kinematics test', questions: 1, minutes: 30, marks: 400, subjects: ['physics'], sat: 0 },
    ]);
    expect(exams.map(({ code, papers: count }) => [code, count])).toEqual([
      ['neet', 1],
      ['jee', 1],
    ]);
    expect(teachers).toMatchObject([{ id: room.teacher.accountId, photoUrl: null }]);
    expect(figures).toEqual({ questions: 1, papers: 1, students: 0, attempts: 0 });
    expect(institutes).toEqual([]);
  });

  it('follows a publication as soon as its event is heard', async () => {
    const own = await examRoom(world);
    const titles = async () => (await own.place.visitor.api.discovery.showHome()).papers.map(({ title }) => title);
    expect(await titles()).toEqual([]);
    const paper = await own.paper([await own.question()], { title: 'New' });
    await world.runJobs();
    expect(await titles()).toEqual(['New']);
    await own.teacher.api.assessments.archivePaper({ params: { paperId: paper } });
    await world.runJobs();
    expect(await titles()).toEqual([]);
  });

  it('shows packs on a shelf of their own, and counts them to the courses', async () => {
    const place = await world.institute();
    const { courseId } = await aCourse(place.ctx(), { title: 'Waves', sections: [{ lessons: [{ title: 'Sound' }] }] });
    await aCourse(place.ctx(), { type: 'pack', title: 'Physics whole', courseIds: [courseId] });
    const { courses } = await place.visitor.api.discovery.showHome();
    expect(courses.popular.map(({ title }) => title)).toEqual(['Waves']);
    expect(courses.packs.map(({ title }) => title)).toEqual(['Physics whole']);
    expect(courses.total).toBe(2);
  });

  it('is at most half a minute old otherwise', async () => {
    const own = await examRoom(world);
    const students = async () => (await own.place.visitor.api.discovery.showHome()).figures.students;
    expect(await students()).toBe(0);
    await own.place.person('student');
    world.clock.advance({ seconds: 31 });
    expect(await students()).toBe(1);
  });

  it('counts a paper to the exams that ask all its subjects, and leaves out what is closed', async () => {
    const own = await examRoom(world);
    const maths = await own.question('SINGLE', undefined, 'Trigonometry');
    const biology = await own.question('SINGLE', undefined, 'Reproduction');
    await own.paper([maths], { title: 'Maths' });
    await own.paper([biology, maths], { title: 'Neither' });
    await own.paper([maths], {
      title: 'Closing',
      settings: { closesAt: new Date(world.clock.now().getTime() + 60_000) },
    });
    world.clock.advance({ minutes: 2 });
    const { exams, papers } = await own.place.visitor.api.discovery.showHome();
    expect(papers.map(({ title }) => title).toSorted()).toEqual(['Maths', 'Neither']);
    expect(exams.map(({ code, papers: count }) => [code, count])).toEqual([
      ['neet', 0],
      ['jee', 1],
    ]);
  });
});

describe('the provider’s home', () => {
  it('names the institutes of the marketplace with their addresses under the visitor’s host; no institute names another', async () => {
    const provider = await world.institute({ kind: 'provider' });
    const shown = await examRoom(world);
    await shown.paper([await shown.question()]);
    // Neither is open to anybody who comes: one begins tomorrow, the other ended.
    const at = (hours: number) => new Date(world.clock.now().getTime() + hours * 3_600_000);
    await shown.paper([await shown.question()], { title: 'Tomorrow', settings: { opensAt: at(24) } });
    await shown.paper([await shown.question()], { title: 'Over', settings: { closesAt: at(1) } });
    world.clock.advance({ minutes: 61 });
    const hidden = await world.institute({ flags: { student: false } });
    const { institutes } = await provider.visitor.api.discovery.showHome();
    const mine = institutes.find(({ url }) => url === `http://${shown.place.host}`);
    expect(mine).toMatchObject({ name: `Institute ${shown.place.id}`, accent: '#1b2a56', papers: 1 });
    expect(institutes.map(({ url }) => url)).not.toContain(`http://${hidden.host}`);
    expect((await shown.place.visitor.api.discovery.showHome()).institutes).toEqual([]);
  });
});
