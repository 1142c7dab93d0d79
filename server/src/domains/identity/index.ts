import { api } from '@abhyas/contract';
import { domain } from '../../kernel/domain.ts';
import { personalExport } from './my-data/export.ts';
import { myDataJobs } from './my-data/jobs.ts';
import { REMOVE_CODES, removeOldCodes } from './otp/remove-codes.job.ts';
import { SEND_LINK, sendPasswordLink } from './recovery/forgot-password.ts';
import { handlers } from './routes.ts';
import { REMOVE_OUTDATED, removeOutdated } from './sign-up/remove-outdated.job.ts';
import { NOTIFY_OWNER, notifyOwner } from './sign-up/notify-owner.job.ts';

export { guard } from './access/guard.ts';
export { roleChanged } from './access/role-events.ts';
export { requireStudentPlaces } from './access/student-limit.ts';
export { accountIdsOfRole, type Contact, contactsOf, studentsAmong } from './accounts/contacts.ts';
export { batchPlaces, type BatchPlaces } from './person-imports/batch-places.ts';
export {
  endPublicResults,
  fieldsOfLearners,
  type LearnerFields,
  learnersOfExam,
  photos,
  takesTest,
} from './accounts/ports.ts';
export { findOpenedAt, listIdsNamed } from './accounts/accounts.store.ts';
export { countStudents, listTeachers, namesOf } from './accounts/names.ts';
export { type PersonalData, personalData, type PersonalPart } from './accounts/personal-data.ts';
export { contactNames, hasContact } from './contact-sheets/contact-columns.ts';
export { presentStudents, rowsOfStudents } from './contact-sheets/rows-of-students.ts';
export { contactsGiven, type KnownContacts, studentMeant } from './contact-sheets/student-meant.ts';
export { countStaff, foundOwner } from './founding/found-owner.ts';
export { callerOf } from './limits/caller-of.ts';
export { requireTry, takeTry } from './limits/limit-tries.ts';
export { makeLoginToken } from './login-tokens/make-login-token.ts';
export { setLoginNonce } from './login-tokens/login-nonce.ts';
export { readMobile } from './accounts/read-mobile.ts';
export { isStrongPassword, requireStrongPassword } from './tokens/password-strength.ts';
export { hashPassword } from './tokens/passwords.ts';
export { showMe } from './sessions/show-me.ts';
export { instituteFigures } from './employees/institutes/institutes.ts';
export { employeesPersonalData } from './employees/person-records.ts';
export { actUnder } from './access/switch.ts';
export { deviceNew } from './devices/device-events.ts';
export { isOnDeviceOf } from './devices/recognise-device.ts';
export { deviceName } from './devices/device-name.ts';
export { addDemoIssuer } from './social/demo-issuer.ts';
export { viewAs } from './impersonation/view-student.ts';
export { countStudentsMatching, listStudentPage, type StudentFilter } from './people/student-pages.store.ts';
export { peoplePersonalData } from './people/personal-data.ts';
export { sessionsPersonalData } from './sessions/personal-data.ts';
export { eraseAccountAgain } from './deletion/delete-account.ts';
export { sendOtp, type SentOtp } from './otp/send-otp.ts';
export { verifyOtp } from './otp/verify-otp.ts';
export { identityPersonalData } from './personal-data.ts';
export { findStudentIds, isStudentHere } from './profile/find-students.ts';
export { saveOwnDetails } from './profile/save-own-details.ts';
export { guardiansOfStudents } from './guardians/links.store.ts';
export { guardiansOf } from './guardians/list-guardians.ts';
export { childOfGuardian } from './guardians/children.ts';
export { consentedAmong } from './guardians/consents/consented-among.ts';
export { actorOfToken, holderOfToken } from './sessions/actor-of-token.ts';
export { loadRevocations, REVOCATIONS_CHANNEL, revocationsListener } from './tokens/revocations.ts';

export const identityDomain = domain({
  name: 'identity',
  contract: api.identity,
  handlers,
  fileKinds: [personalExport],
  jobs: {
    ...myDataJobs,
    [REMOVE_CODES]: removeOldCodes,
    [REMOVE_OUTDATED]: removeOutdated,
    [NOTIFY_OWNER]: notifyOwner,
    [SEND_LINK]: sendPasswordLink,
  },
  sweeps: [
    { job: REMOVE_CODES, every: '17 * * * *' },
    { job: REMOVE_OUTDATED, every: '23 * * * *' },
  ],
});
