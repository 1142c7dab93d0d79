import type { api } from '@abhyas/contract';
import type { Handlers } from '../../kernel/http/implement.ts';
import { exportAttendance } from './attendance/export-attendance.ts';
import { markAttendance } from './attendance/mark-attendance.ts';
import { saveAttendanceRule } from './attendance/save-attendance-rule.ts';
import { showAttendance } from './attendance/show-attendance.ts';
import { showMyAttendance } from './attendance/show-my-attendance.ts';
import { answerDoubt } from './feedback/answer-doubt.ts';
import { leaveDoubt } from './feedback/leave-doubt.ts';
import { listTeacherRatings } from './feedback/list-teacher-ratings.ts';
import { rateClass } from './feedback/rate-class.ts';
import { showAfterClass } from './feedback/show-after-class.ts';
import { showClassFeedback } from './feedback/show-class-feedback.ts';
import { showClassBoard } from './stage/board/show-class-board.ts';
import { cancelClass } from './series/cancel-class.ts';
import { listClasses } from './classes/list-classes.ts';
import { listClassTeachers } from './classes/list-class-teachers.ts';
import { listMyClasses } from './classes/list-my-classes.ts';
import { showClass } from './classes/show-class.ts';
import { listLicences } from './licences/list-licences.ts';
import { saveLicences } from './licences/save-licences.ts';
import { endClass } from './running/end-class.ts';
import { joinClass } from './running/join-class.ts';
import { leaveClass } from './running/leave-class.ts';
import { returnToClass } from './running/return-to-class.ts';
import { startClass } from './running/start-class.ts';
import { playRecording } from './recordings/play-recording.ts';
import { removeRecording } from './recordings/remove-recording.ts';
import { retryRecording } from './recordings/retry-recording.ts';
import { saveRecording } from './recordings/save-recording.ts';
import { saveRecordingRule } from './recordings/save-recording-rule.ts';
import { showRecording } from './recordings/show-recording.ts';
import { showRoomRecord } from './room/show-room-record.ts';
import { changeClass } from './series/change-class.ts';
import { readCalendar } from './series/read-calendar.ts';
import { renewMyCalendar } from './series/renew-my-calendar.ts';
import { showMyCalendar } from './series/show-my-calendar.ts';
import { checkClasses } from './series/check-classes.ts';
import { createClasses } from './series/create-classes.ts';

export const handlers: Handlers<typeof api.live> = {
  listClasses,
  listClassTeachers,
  checkClasses,
  createClasses,
  showClass,
  changeClass,
  cancelClass,
  listMyClasses,
  showMyCalendar,
  renewMyCalendar,
  readCalendar,
  listLicences,
  saveLicences,
  joinClass,
  returnToClass,
  leaveClass,
  startClass,
  endClass,
  showAttendance,
  markAttendance,
  saveAttendanceRule,
  exportAttendance,
  showMyAttendance,
  showRoomRecord,
  showClassBoard,
  showRecording,
  playRecording,
  saveRecording,
  saveRecordingRule,
  retryRecording,
  removeRecording,
  showAfterClass,
  rateClass,
  leaveDoubt,
  showClassFeedback,
  answerDoubt,
  listTeacherRatings,
};
