import { z } from 'zod';
import { allowedItems, type Capability, capabilities, partner } from '../access.ts';
import { del, get, post, put } from '../endpoint.ts';
import { id, instituteKey, text, whole } from '../shapes.ts';

/** Rights of students and guardians; no role of staff holds them, and their roles are the same everywhere. */
export const studentCapabilities = [
  'attempts.sit',
  'courses.study',
  'guardian',
] as const satisfies readonly Capability[];
export type StaffCapability = Exclude<Capability, (typeof studentCapabilities)[number]>;
/** What a role of staff may be given. */
export const staffCapabilities = capabilities.filter(
  (one): one is StaffCapability => !studentCapabilities.some((other) => other === one),
);
const rights = z.array(z.enum(staffCapabilities)).max(staffCapabilities.length);
/** What a role is called inside the institute; lower case, because two that differ in case alone would be mistaken. */
export const roleName = text(40, 2).toLowerCase();
const named = z.object({ name: roleName });

const role = z.object({
  name: z.string(),
  /** One of the roles that every institute starts with: it stays, though its rights may change. */
  builtIn: z.boolean(),
  /** Owner, student and guardian: their rights are the same everywhere. */
  fixed: z.boolean(),
  audience: z.enum(['staff', 'student']),
  capabilities: z.array(z.enum(capabilities)),
  /** Accounts with this role that may sign in. */
  people: whole,
});
export type Role = z.infer<typeof role>;

const blocks = z.enum(['role', 'area', 'status', 'unverified', 'secondFactor', 'consent']);
const areas = z.enum(['student', 'partner', 'testGeneration', 'manage']);
const right = z.object({
  capability: z.enum(capabilities),
  allowed: z.boolean(),
  /** What stands in the way, most fundamental first; empty where it is allowed. */
  blockedBy: z.array(blocks),
  /** What the right opens: endpoints of the product, by their summary. */
  opens: z.array(z.string()),
});
export type ExplainedRight = z.infer<typeof right>;

export const roles = {
  showMyRole: get('/api/my-role', {
    summary: 'One’s own role and what it may do at this moment',
    access: 'signedIn',
    reply: z.object({ name: z.string(), role: whole, capabilities: z.array(z.enum(capabilities)) }),
  }),
  listRoles: get('/api/roles', {
    summary: 'The roles of the institute: what each may do, and how many people have it',
    access: partner('people.read'),
    reply: z.object({
      roles: z.array(role),
      /** What the caller may grant: nobody gives what they do not have. */
      mine: z.array(z.enum(capabilities)),
      can: z.object({ change: z.boolean() }),
    }),
  }),
  createRole: post('/api/roles', {
    summary: 'Makes a role of the institute’s own',
    access: partner('roles.write'),
    body: named.extend({ capabilities: rights }),
    reply: role,
    errors: ['ROLE_NAME_TAKEN', 'CAPABILITY_NOT_YOURS'],
  }),
  saveRole: put('/api/roles/:name', {
    summary: 'Changes what a role may do; it counts everywhere within a second',
    access: partner('roles.write'),
    params: named,
    body: z.object({ capabilities: rights }),
    reply: role,
    errors: ['ROLE_FIXED', 'CAPABILITY_NOT_YOURS', 'NOT_FOUND'],
  }),
  removeRole: del('/api/roles/:name', {
    summary: 'Removes a role of the institute’s own that nobody has',
    access: partner('roles.write'),
    params: named,
    reply: z.object({ removed: z.literal(true) }),
    errors: ['ROLE_FIXED', 'ROLE_IN_USE', 'NOT_FOUND'],
  }),
  showAccessRights: get('/api/access-rights', {
    summary: 'The access rights of this partner: each role of staff and what it may do',
    access: partner('people.read'),
    reply: z.object({
      instituteId: instituteKey,
      /** Partner type: 1 publisher, 2 institute. */
      partnerType: whole,
      rights: z.array(z.object({ role: z.string(), capabilities: z.array(z.enum(capabilities)) })),
    }),
  }),
  saveAccessRights: post('/api/access-rights', {
    summary: 'Saves the access rights of several roles at once, all or none',
    access: partner('roles.write'),
    body: z.object({
      rights: z
        .array(z.object({ role: roleName, capabilities: rights }))
        .min(1)
        .max(100),
    }),
    reply: z.object({ changed: z.array(z.string()) }),
    errors: ['ROLE_FIXED', 'CAPABILITY_NOT_YOURS', 'NOT_FOUND'],
  }),
  explainPerson: get('/api/people/:accountId/rights', {
    summary: 'What a person can do at this moment, and what gives or blocks it',
    access: partner('people.read'),
    params: z.object({ accountId: id }),
    reply: z.object({
      role: z.string(),
      area: z.enum(['partner', 'student']),
      areaOpen: z.boolean(),
      rights: z.array(right),
      /** Each area: whether the institute has it, and whether it is made for people like this one. */
      areas: z.array(z.object({ area: areas, on: z.boolean(), theirs: z.boolean() })),
      /** The optional features of the institute: what is off is hidden from everybody, whatever the role. */
      items: z.array(z.object({ item: z.enum(allowedItems), on: z.boolean() })),
    }),
    errors: ['NOT_FOUND'],
  }),
};
