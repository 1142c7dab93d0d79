/**
 * The only list of domains and who may import whom. Lint, docs and tests read it; `server/src/domains` and
 * `web/src/features` obey the same table.
 */
export interface DomainRow {
  /** What it owns, in words. */
  readonly owns: string;
  /** Domains below that it may import, beside those that everybody may. */
  readonly imports: readonly string[] | 'any';
  /** The folders of a domain that has more than eight, ground first: an area imports only those before it. */
  readonly areas?: readonly string[];
}

/** In order: a domain stands above all that it imports. */
export const domainRows = {
  audit: { owns: 'the log and its seals', imports: [] },
  tenancy: {
    owns: 'institutes, host names, settings, branding, allowed items, bank details',
    imports: [],
    areas: [
      'brand',
      'gateways',
      'hosts',
      'settings',
      'lifecycle',
      'announcements',
      'policies',
      'installed-app',
      'founding',
      'domains',
      'bank',
    ],
  },
  identity: {
    owns: 'accounts, sessions, OTP, social sign-in, roles, access rights, teachers, employees, guardians’ links and consent',
    imports: ['tenancy'],
    areas: [
      'limits',
      'otp',
      'accounts',
      'tokens',
      'guardians',
      'access',
      'devices',
      'founding',
      'contact-sheets',
      'join',
      'second-factor',
      'roles',
      'impersonation',
      'deletion',
      'sessions',
      'profile',
      'my-data',
      'invitations',
      'people',
      'person-imports',
      'login-tokens',
      'social',
      'recovery',
      'employees',
      'sign-up',
      'mobile-login',
    ],
  },
  notices: {
    owns: 'in-app inbox, templates per language, preferences, delivery log',
    imports: ['tenancy', 'identity'],
  },
  taxonomy: { owns: 'exams, standards, targets, subjects, knowledge areas', imports: [] },
  media: {
    owns: 'uploads, video, documents, hosting links',
    imports: [],
    areas: [
      'captions',
      'files',
      'checks',
      'storing',
      'library',
      'links',
      'uploads',
      'leftovers',
      'images',
      'packages',
      'playback',
      'videos',
    ],
  },
  entitlements: { owns: 'who may open what, until when, from which source; what lies inside what', imports: [] },
  learners: {
    owns: 'chosen exams, standard, target year, languages, accommodations, student profile',
    imports: ['taxonomy', 'entitlements'],
  },
  questions: {
    owns: 'bank, groups, versions, keys, judging a response, rendering, import and export, bookmarks, reports, usage, answer history, statistics',
    imports: ['taxonomy', 'media'],
    areas: [
      'judging',
      'reading',
      'variants',
      'drafts',
      'collections',
      'imports',
      'search',
      'bank',
      'groups',
      'formats',
      'delivery',
      'exports',
      'dry-runs',
      'review',
      'drawing',
      'commits',
      'statistics',
      'history',
      'life',
      'versions',
      'bulk',
    ],
  },
  books: {
    owns: 'books, white-labelled editions, in-book codes',
    imports: ['taxonomy', 'media', 'questions', 'entitlements'],
  },
  courses: {
    owns: 'courses, packs, content tree, progress, reactions, ratings, doubts, notes, certificates',
    imports: ['taxonomy', 'media', 'entitlements', 'questions'],
    areas: [
      'finding',
      'versions',
      'catalogue',
      'progress',
      'lesson-kinds',
      'access',
      'authors',
      'outline',
      'packs',
      'authoring',
      'ratings',
      'doubt-news',
      'learning',
      'packages',
      'notes',
      'certificates',
      'doubts',
      'mine',
      'doubt-writing',
      'doubt-queue',
      'publishing',
      'figures',
      'portability',
      'imports',
    ],
  },
  cohorts: { owns: 'student groups, batches, assignments', imports: ['courses', 'books', 'entitlements', 'learners'] },
  assessments: {
    owns: 'papers, marking schemes, attempts, results, ranks, generation',
    imports: ['questions', 'taxonomy', 'entitlements', 'cohorts', 'learners', 'courses'],
    areas: [
      'finding',
      'patterns',
      'versions',
      'variants',
      'answers',
      'absent',
      'marking',
      'audience',
      'ranking',
      'results',
      'score-list',
      'analysis',
      'asked-before',
      'equal-versions',
      'sets',
      'attempts',
      'visibility',
      'keys',
      'similarity',
      'print',
      'invigilation',
      'blueprints',
      'practice-runs',
      'rescore',
      'solutions',
      'leaderboard',
      'scorecards',
      'checks',
      'authoring',
      'similar',
      'generation',
      'open-papers',
      'report',
      'rank-lists',
      'result-prints',
      'product-tests',
      'staff-day',
      'publishing',
      'custom',
      'practice-sets',
      'lessons',
    ],
  },
  practice: {
    owns: 'practice by book, adaptive, checkpoints, mastery',
    imports: ['questions', 'books', 'courses', 'taxonomy', 'entitlements', 'learners', 'cohorts', 'assessments'],
    areas: [
      'model',
      'calibration',
      'choosing',
      'beliefs',
      'prerequisites',
      'sessions',
      'assignments',
      'plan',
      'chapter-map',
      'class-map',
    ],
  },
  flashcards: {
    owns: 'decks, cards, schedules',
    imports: ['questions', 'courses', 'books', 'taxonomy', 'entitlements', 'media'],
    areas: ['scheduling', 'memory', 'decks', 'cards', 'keeping', 'reviewing', 'day', 'exam', 'anki'],
  },
  live: {
    owns: 'classes, licences, attendance, recordings',
    imports: ['courses', 'cohorts', 'entitlements', 'media', 'questions'],
    areas: [
      'licences',
      'classes',
      'attendance',
      'feedback',
      'presence',
      'polls',
      'recordings',
      'stage',
      'room',
      'running',
      'series',
    ],
  },
  commerce: {
    owns: 'orders, payments, coupons, wallet, invoices, revenue, payouts',
    imports: ['courses', 'books', 'entitlements', 'cohorts', 'media'],
    areas: ['seller', 'ledger', 'gateways', 'offers', 'wallet', 'coupons', 'orders', 'seats', 'sales', 'revenue'],
  },
  passes: {
    owns: 'plans, what their rules open, passes of people, trials, upgrades, pauses, renewals',
    imports: ['commerce', 'assessments', 'courses', 'cohorts', 'entitlements', 'learners', 'taxonomy'],
  },
  engagement: {
    owns: 'notices to many people, enquiries about courses, banners, referral, contact us',
    imports: ['commerce', 'cohorts', 'courses'],
  },
  codes: {
    owns: 'activation codes: batches, their files, redemptions',
    imports: ['commerce', 'passes', 'courses', 'entitlements'],
  },
  onboarding: {
    owns: 'registration steps, checklist, samples',
    imports: ['taxonomy', 'media', 'questions', 'courses', 'assessments'],
  },
  discovery: { owns: 'home, explore, search, sitemap, today, guardians’ view and digest', imports: 'any' },
  insights: { owns: 'dashboards, reports, audit views', imports: 'any' },
} as const satisfies Readonly<Record<string, DomainRow>>;

export type DomainName = keyof typeof domainRows;
export const domainNames = Object.keys(domainRows) as DomainName[];

/** Every row after `notices` may also import these; every domain but audit also audit. */
const belowAll: readonly string[] = ['tenancy', 'identity', 'notices'];

/** Every domain that this one may import. */
export function mayImport(name: DomainName): ReadonlySet<string> {
  const row: DomainRow = domainRows[name];
  const audit = name === 'audit' ? [] : ['audit'];
  const common = domainNames.indexOf(name) > domainNames.indexOf('notices') ? belowAll : [];
  if (row.imports !== 'any') return new Set([...audit, ...common, ...row.imports]);
  return new Set(domainNames.filter((other) => other !== name && other !== 'insights'));
}

/** The rooms of the repository and which of them each may import. */
export const rooms = {
  contract: [],
  kernel: ['contract'],
  domains: ['kernel', 'contract'],
  server: ['domains', 'kernel', 'contract'],
  'web/ui': ['web/lib', 'contract'],
  'web/lib': ['contract'],
  'web/features': ['web/ui', 'web/lib', 'contract'],
  'web/app': ['web/features', 'web/ui', 'web/lib', 'contract'],
  'web/routes': ['web/app', 'web/features', 'web/ui', 'web/lib', 'contract'],
} as const satisfies Readonly<Record<string, readonly string[]>>;
