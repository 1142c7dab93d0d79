import type { api } from '@abhyas/contract';
import type { Handlers } from '../../kernel/http/implement.ts';
import { listAnnouncements } from './announcements/announcements.ts';
import {
  approveBankDetails,
  proposeBankDetails,
  rejectBankDetails,
  showBankDetails,
  withdrawBankDetails,
} from './bank/bank-details.ts';
import { saveBrandPicture } from './brand/brand-pictures.ts';
import { addDomain, listDomains, proveDomain, removeDomain } from './domains/custom-domains.ts';
import { downloadExport, startExport } from './lifecycle/export-institute.ts';
import { showStanding } from './lifecycle/standing.ts';
import { listPolicies, publishPolicy, showPolicy } from './policies/policies.ts';
import { changeSettings } from './settings/change-settings.ts';
import { listSettingsChanges } from './settings/list-settings-changes.ts';
import { saveBrand } from './settings/save-brand.ts';
import { sealSecret } from './settings/social-keys.ts';
import { showInstituteSettings } from './settings/show-institute-settings.ts';
import { showSettings } from './settings/show-settings.ts';

export const handlers: Handlers<typeof api.tenancy> = {
  showInstituteSettings: (ctx, _input, { request }) => {
    const domain = request.headers['domain'];
    return showInstituteSettings(
      typeof domain === 'string' && domain !== '' ? domain.toLowerCase().replace(/:\d+$/, '') : ctx.origin.host,
    );
  },
  getPid: (ctx) => ({ responseCode: ctx.instituteId, pid: 'ALL' }),
  showEditableSettings: (ctx) => showSettings(ctx),
  saveBrand: (ctx, { body }) => saveBrand(ctx, body),
  saveFeatures: (ctx, { body }) => changeSettings(ctx, 'features', body),
  saveSignIn: (ctx, { body: { facebookSecret, ...body } }) =>
    changeSettings(ctx, 'signIn', { ...body, ...sealSecret(facebookSecret) }),
  saveMessages: (ctx, { body }) => changeSettings(ctx, 'messages', body),
  saveRules: (ctx, { body }) => changeSettings(ctx, 'rules', body),
  savePayments: (ctx, { body }) => changeSettings(ctx, 'payments', body),
  uploadBrandPicture: (ctx, { file }) => saveBrandPicture(ctx, file),
  listSettingsChanges,
  showPolicy: (ctx, { params }) => showPolicy(ctx, params.kind),
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
