import type { api } from '@abhyas/contract';
import type { Handlers } from '../../kernel/http/implement.ts';
import { showMe } from './sessions/show-me.ts';
import { describeSession } from './devices/describe-session.ts';
import { listDevices } from './sessions/list-devices.ts';
import { signOutDevice } from './sessions/sign-out-device.ts';
import { signOutDevices } from './sessions/sign-out-devices.ts';
import { announce } from './employees/announce.ts';
import { changeInstituteState } from './employees/institutes/change-institute-state.ts';
import { listInstitutes } from './employees/institutes/list-institutes.ts';
import { openInstitute } from './employees/institutes/open-institute.ts';
import { savePlan } from './employees/institutes/save-plan.ts';
import { showInstitute } from './employees/institutes/show-institute.ts';
import { listAllAnnouncements } from './employees/list-all-announcements.ts';
import { endSwitch } from './employees/switching/end-switch.ts';
import { startSwitch } from './employees/switching/start-switch.ts';
import { withdrawAnnouncement } from './employees/withdraw-announcement.ts';
import { acceptInvitation } from './guardians/accept-invitation.ts';
import { saveConsents } from './guardians/consents/save-consents.ts';
import { showConsents } from './guardians/consents/show-consents.ts';
import { inviteGuardian } from './guardians/invite-guardian.ts';
import { listChildren } from './guardians/list-children.ts';
import { listGuardians } from './guardians/list-guardians.ts';
import { openInvitation } from './guardians/open-invitation.ts';
import { sendInvitationCode } from './guardians/send-invitation-code.ts';
import { withdrawGuardian } from './guardians/withdraw-guardian.ts';
import { endView } from './impersonation/end-view.ts';
import { startView } from './impersonation/start-view.ts';
import { acceptStaffInvitation } from './invitations/accept-staff-invitation.ts';
import { inviteStaff } from './invitations/invite-staff.ts';
import { listStaffInvitations } from './invitations/list-staff-invitations.ts';
import { openStaffInvitation } from './invitations/open-staff-invitation.ts';
import { resendStaffInvitation } from './invitations/resend-staff-invitation.ts';
import { withdrawStaffInvitation } from './invitations/withdraw-staff-invitation.ts';
import { joinNow } from './join/join-now.ts';
import { loginByToken } from './login-tokens/login-by-token.ts';
import { showSharedLogin } from './social/show-shared-login.ts';
import { loginByCode } from './mobile-login/login-by-code.ts';
import { sendLoginCode } from './mobile-login/send-login-code.ts';
import { askDeletion } from './my-data/ask-deletion.ts';
import { askExport } from './my-data/ask-export.ts';
import { downloadExportHtml } from './my-data/download-export-html.ts';
import { downloadExportJson } from './my-data/download-export-json.ts';
import { showMyData } from './my-data/show-my-data.ts';
import { blockPeople } from './people/closing/block-people.ts';
import { deactivatePerson } from './people/closing/deactivate-person.ts';
import { mergePeople } from './people/closing/merge-people.ts';
import { previewMerge } from './people/closing/preview-merge.ts';
import { unblockPeople } from './people/closing/unblock-people.ts';
import { createPerson } from './people/create-person.ts';
import { exportPeople } from './people/export-people.ts';
import { findPeople } from './people/finding/find-people.ts';
import { invitePersonAgain } from './people/invite-person-again.ts';
import { listPeople } from './people/list-people.ts';
import { savePerson } from './people/save-person.ts';
import { showPerson } from './people/show-person.ts';
import { personImportHandlers } from './person-imports/person-imports.ts';
import { changeContact } from './profile/change-contact.ts';
import { confirmContact } from './profile/confirm-contact.ts';
import { removePhoto } from './profile/remove-photo.ts';
import { showAccount } from './profile/show-account.ts';
import { uploadPhoto } from './profile/upload-photo.ts';
import { changePassword } from './recovery/change-password.ts';
import { forgotPassword } from './recovery/forgot-password.ts';
import { setPassword } from './recovery/set-password.ts';
import { validateToken } from './recovery/validate-token.ts';
import { createRole } from './roles/create-role.ts';
import { explainPerson } from './roles/explain-person.ts';
import { listRoles } from './roles/list-roles.ts';
import { removeRole } from './roles/remove-role.ts';
import { saveAccessRights } from './roles/save-access-rights.ts';
import { saveRole } from './roles/save-role.ts';
import { showAccessRights } from './roles/show-access-rights.ts';
import { showMyRole } from './roles/show-my-role.ts';
import { confirmSecondFactor } from './profile/second-factor/confirm-second-factor.ts';
import { removeSecondFactor } from './profile/second-factor/remove-second-factor.ts';
import { renewRecoveryCodes } from './profile/second-factor/renew-recovery-codes.ts';
import { resetSecondFactor } from './people/reset-second-factor.ts';
import { showSecondFactor } from './profile/second-factor/show-second-factor.ts';
import { startSecondFactor } from './profile/second-factor/start-second-factor.ts';
import { logout } from './sessions/logout.ts';
import { token } from './sessions/sign-in/token.ts';
import { confirmVerification } from './sign-up/confirm-verification.ts';
import { resendSignUpCode } from './sign-up/resend-sign-up-code.ts';
import { showCountryValidity } from './sign-up/show-country-validity.ts';
import { signUp } from './sign-up/sign-up.ts';
import { startVerification } from './sign-up/start-verification.ts';
import { verifySignUp } from './sign-up/verify-sign-up.ts';
import { sharedSocialLogin } from './social/shared-social-login.ts';
import { showSocialProviders } from './social/show-social-providers.ts';
import { socialLogin } from './social/social-login.ts';
import { startSocialLogin } from './social/start-social-login.ts';
import { uploadSocialPicture } from './social/upload-social-picture.ts';

export const handlers: Handlers<typeof api.identity> = {
  token,
  logout,
  showMe,
  sendLoginCode,
  loginByCode,
  signUp,
  resendSignUpCode,
  verifySignUp,
  startVerification,
  confirmVerification,
  showCountryValidity,
  forgotPassword,
  validateToken,
  setPassword,
  changePassword,
  showSocialProviders,
  startSocialLogin,
  socialLogin,
  showSharedLogin,
  sharedSocialLogin,
  loginByToken,
  uploadSocialPicture,
  listDevices,
  signOutDevice,
  signOutDevices,
  describeSession,
  showSecondFactor,
  startSecondFactor,
  confirmSecondFactor,
  renewRecoveryCodes,
  removeSecondFactor,
  joinNow,
  listInstitutes,
  openInstitute,
  showInstitute,
  changeInstituteState,
  savePlan,
  listAllAnnouncements,
  announce,
  withdrawAnnouncement,
  startSwitch,
  endSwitch,
  showAccount,
  uploadPhoto,
  removePhoto,
  changeContact,
  confirmContact,
  listGuardians,
  inviteGuardian,
  withdrawGuardian,
  openInvitation,
  sendInvitationCode,
  acceptInvitation,
  listChildren,
  showConsents,
  saveConsents,
  showMyData,
  askExport,
  downloadExportJson,
  downloadExportHtml,
  askDeletion,
  showMyRole,
  listRoles,
  createRole,
  saveRole,
  removeRole,
  showAccessRights,
  saveAccessRights,
  explainPerson,
  listPeople,
  findPeople,
  exportPeople,
  showPerson,
  createPerson,
  savePerson,
  resetSecondFactor,
  invitePersonAgain,
  blockPeople,
  unblockPeople,
  deactivatePerson,
  previewMerge,
  mergePeople,
  listStaffInvitations,
  inviteStaff,
  resendStaffInvitation,
  withdrawStaffInvitation,
  openStaffInvitation,
  acceptStaffInvitation,
  ...personImportHandlers,
  startView,
  endView,
};
