import type { api } from '@abhyas/contract';
import type { Handlers } from '../../kernel/http/implement.ts';
import { listAnnouncements } from './announcements/list-announcements.ts';
import { approveBankDetails } from './bank/approve-bank-details.ts';
import { proposeBankDetails } from './bank/propose-bank-details.ts';
import { rejectBankDetails } from './bank/reject-bank-details.ts';
import { showBankDetails } from './bank/show-bank-details.ts';
import { withdrawBankDetails } from './bank/withdraw-bank-details.ts';
import { uploadBrandPicture } from './brand/upload-brand-picture.ts';
import { addDomain } from './domains/add-domain.ts';
import { listDomains } from './domains/list-domains.ts';
import { proveDomain } from './domains/prove-domain.ts';
import { removeDomain } from './domains/remove-domain.ts';
import { downloadExport } from './lifecycle/download-export.ts';
import { showStanding } from './lifecycle/show-standing.ts';
import { startExport } from './lifecycle/start-export.ts';
import { listPolicies } from './policies/list-policies.ts';
import { publishPolicy } from './policies/publish-policy.ts';
import { showPolicy } from './policies/show-policy.ts';
import { getPid } from './settings/get-pid.ts';
import { listSettingsChanges } from './settings/list-settings-changes.ts';
import { saveBrand } from './settings/sections/save-brand.ts';
import { saveFeatures } from './settings/sections/save-features.ts';
import { saveMessages } from './settings/sections/save-messages.ts';
import { savePayments } from './settings/sections/save-payments.ts';
import { saveRules } from './settings/sections/save-rules.ts';
import { saveSignIn } from './settings/sections/save-sign-in.ts';
import { showEditableSettings } from './settings/show-editable-settings.ts';
import { showInstituteSettings } from './settings/show-institute-settings.ts';

export const handlers: Handlers<typeof api.tenancy> = {
  showInstituteSettings,
  getPid,
  showEditableSettings,
  saveBrand,
  saveFeatures,
  saveSignIn,
  saveMessages,
  saveRules,
  savePayments,
  uploadBrandPicture,
  listSettingsChanges,
  showPolicy,
  listPolicies,
  publishPolicy,
  listDomains,
  addDomain,
  proveDomain,
  removeDomain,
  showBankDetails,
  proposeBankDetails,
  approveBankDetails,
  rejectBankDetails,
  withdrawBankDetails,
  showStanding,
  startExport,
  downloadExport,
  listAnnouncements,
};
