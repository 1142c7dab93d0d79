export { type Console, type ExamRoom, examRoom, number, option, sitDown, takeSeat } from './exam-room.ts';
export { ApiRefusal, type Person } from './person.ts';
export { type TestInstitute, testWorld, type World } from './world.ts';
