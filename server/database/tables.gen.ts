// Generated from the migrated database; do not edit.
import type { Generated } from 'kysely';

export interface AccommodationChangesTable {
  institute_id: number;
  id: string;
  account_id: string;
  actor_id: string;
  at: Date;
  before: unknown;
  after: unknown;
  reason: Generated<string>;
}

export interface AccommodationRequestsTable {
  institute_id: number;
  id: string;
  account_id: string;
  extra_time_percent: number;
  extra_time_minutes: number;
  reason: string;
  state: string;
  answer: Generated<string>;
  asked_at: Date;
  decided_at: Date | null;
  decided_by: string | null;
}

export interface AccommodationsTable {
  institute_id: number;
  account_id: string;
  extra_time_percent: Generated<number>;
  extra_time_minutes: Generated<number>;
  large_text: Generated<boolean>;
  reduced_motion: Generated<boolean>;
  updated_at: Date;
}

export interface AccountDeletionsTable {
  institute_id: number;
  id: string;
  account_id: string;
  asked_at: Date;
  due_at: Date;
  cancelled_at: Date | null;
  done_domains: Generated<string[]>;
  finished_at: Date | null;
}

export interface AccountTransfersTable {
  institute_id: number;
  id: string;
  from_id: string;
  to_id: string;
  kind: string;
  asked_by: string | null;
  asked_at: Date;
  done_domains: Generated<string[]>;
  finished_at: Date | null;
}

export interface AccountsTable {
  institute_id: number;
  id: string;
  email: string;
  email_verified_at: Date | null;
  password_hash: string | null;
  first_name: string;
  last_name: Generated<string>;
  mobile_number: string | null;
  country_code: string | null;
  mobile_verified: string | null;
  kind: string;
  role_name: string;
  status: Generated<string>;
  epoch: Generated<number>;
  photo_media_id: string | null;
  teaches: Generated<string[]>;
  tnc_agreed_at: Date | null;
  created_at: Date;
  updated_at: Date;
  birth_date: string | null;
  utm: Generated<unknown>;
  terms_version: Generated<number>;
  privacy_version: Generated<number>;
  disabled_as: string | null;
  disabled_reason: string | null;
  disabled_at: Date | null;
  disabled_by: string | null;
  roll_number: string | null;
  parent_name: string | null;
  parent_mobile: string | null;
}

export interface ActivationCodesTable {
  institute_id: number;
  id: string;
  batch_id: string;
  number: number;
  digest: string;
  last_four: string;
  blocked_at: Date | null;
}

export interface AnnouncementsTable {
  id: string;
  tone: string;
  texts: unknown;
  audience: string;
  starts_at: Date;
  ends_at: Date;
  created_at: Date;
  withdrawn_at: Date | null;
}

export interface AnswerHistoryTable {
  institute_id: number;
  account_id: string;
  question_id: string;
  times_seen: number;
  times_right: number;
  last_outcome: string;
  last_seconds: number;
  last_seen_at: Date;
}

export interface AttemptIntegrityTable {
  institute_id: number;
  attempt_id: string;
  id: string;
  kind: string;
  happened_at: Date;
  seconds: number | null;
  came_at: Date;
}

export interface AttemptInterventionsTable {
  institute_id: number;
  attempt_id: string;
  id: string;
  kind: string;
  seconds: Generated<number>;
  reason: string;
  acted_by: string;
  acted_at: Date;
}

export interface AttemptMessagesTable {
  institute_id: number;
  attempt_id: string;
  id: string;
  text: string;
  sent_by: string;
  sent_at: Date;
  read_at: Date | null;
}

export interface AttemptPresenceTable {
  institute_id: number;
  attempt_id: string;
  seen_at: Date;
  seat: number;
}

export interface AttemptSeatsTable {
  institute_id: number;
  attempt_id: string;
  seat: number;
  taken_at: Date;
  device: Generated<string>;
  address: Generated<string>;
}

export interface AttemptVariantsTable {
  institute_id: number;
  attempt_id: string;
  question_id: string;
  variant: unknown;
}

export interface AttemptsTable {
  institute_id: number;
  id: string;
  paper_id: string;
  paper_version: number;
  account_id: string;
  number: number;
  seat: Generated<number>;
  started_at: Date;
  deadline: Date;
  grace: unknown;
  state: string;
  ended_by: string | null;
  ended_at: Date | null;
  last_sequence: number | null;
  paused_at: Date | null;
  section_ends: Date[] | null;
  set_letter: Generated<string>;
  revision: Generated<number>;
}

export interface AuditLogTable {
  institute_id: number;
  id: string;
  at: Date;
  actor_id: string | null;
  session_id: string | null;
  address: Generated<string>;
  action: string;
  subject_kind: string;
  subject_id: string;
  details: Generated<unknown>;
  reason: Generated<string>;
  user_agent: Generated<string>;
  before: Generated<unknown>;
  after: Generated<unknown>;
  values_digest: string | null;
}

export interface AuditSealsTable {
  institute_id: number;
  sequence: number;
  entry_id: string;
  sealed_at: Date;
  row_digest: string;
  link: string;
}

export interface AuditValuesTable {
  institute_id: number;
  entry_id: string;
  person_id: string;
  sealed: string;
}

export interface BankChangesTable {
  institute_id: number;
  id: string;
  status: string;
  holder_sealed: string;
  account_sealed: string;
  holder_mask: string;
  account_mask: string;
  ifsc: string;
  account_kind: string;
  maker_id: string;
  made_at: Date;
  checker_id: string | null;
  checked_at: Date | null;
  note: Generated<string>;
  owner_id: string | null;
}

export interface BatchAssignmentsTable {
  institute_id: number;
  id: string;
  batch_id: string;
  thing_kind: string;
  thing_id: string;
  starts_at: Date | null;
  ends_at: Date | null;
  assigned_by: string;
  assigned_at: Date;
  ended_at: Date | null;
}

export interface BatchMembersTable {
  institute_id: number;
  batch_id: string;
  account_id: string;
  since: Date;
  added_by: string;
}

export interface BatchMovesTable {
  institute_id: number;
  id: string;
  account_id: string;
  kind: string;
  from_batch_id: string | null;
  to_batch_id: string | null;
  actor_id: string;
  at: Date;
  reason: Generated<string>;
}

export interface BatchesTable {
  institute_id: number;
  id: string;
  name: string;
  kind: string;
  description: Generated<string>;
  archived_at: Date | null;
  created_by: string;
  created_at: Date;
  updated_at: Date;
}

export interface BookAnswersTable {
  institute_id: number;
  account_id: string;
  id: string;
  book_id: string;
  item_id: string;
  version: number;
  response: Generated<unknown>;
  outcome: string;
  seconds: number;
  answered_at: Date;
  received_at: Date;
}

export interface BookEditionsTable {
  institute_id: number;
  book_id: string;
  publisher_id: number;
  publisher: string;
  basis_points: number;
  least_price_paise: number;
  terms: string;
  agreed_by: string;
  agreed_at: Date;
  ended_at: Date | null;
}

export interface BookItemsTable {
  institute_id: number;
  id: string;
  book_id: string;
  parent_id: string | null;
  kind: string;
  position: number;
  title: string;
  number: string;
  printed_page: number | null;
  free: boolean;
  body: Generated<unknown>;
  media_id: string | null;
  question_id: string | null;
  code: string;
  removed_at: Date | null;
}

export interface BookLicencesTable {
  institute_id: number;
  book_id: string;
  licensee_id: number;
  basis_points: number;
  since: Date;
  ended_at: Date | null;
}

export interface BookOffersTable {
  institute_id: number;
  book_id: string;
  offered: boolean;
  basis_points: number;
  least_price_paise: number;
  terms: string;
  changed_at: Date;
}

export interface BookPlacesTable {
  institute_id: number;
  account_id: string;
  book_id: string;
  item_id: string;
  at: Date;
}

export interface BookScansTable {
  institute_id: number;
  id: string;
  book_id: string;
  item_id: string;
  way: string;
  signed_in: boolean;
  at: Date;
}

export interface BookVersionItemsTable {
  institute_id: number;
  book_id: string;
  version: number;
  item_id: string;
  parent_id: string | null;
  kind: string;
  place: number;
  title: string;
  number: string;
  printed_page: number | null;
  free: boolean;
  body: Generated<unknown>;
  media_id: string | null;
  question_id: string | null;
  question_version: number | null;
  key_version: number | null;
  area_id: string | null;
}

export interface BookVersionsTable {
  institute_id: number;
  book_id: string;
  version: number;
  title: string;
  authors: string;
  about: string;
  subject_id: number | null;
  language: string;
  note: string;
  chapters: number;
  exercises: number;
  questions: number;
  published_by: string;
  published_at: Date;
}

export interface BooksTable {
  institute_id: number;
  id: string;
  title: string;
  authors: string;
  about: string;
  subject_id: number | null;
  language: string;
  opens_to: string;
  status: string;
  version: number;
  changed: boolean;
  created_by: string;
  created_at: Date;
  updated_at: Date;
  price_paise: Generated<number>;
  cover_id: string | null;
  preface: Generated<string>;
}

export interface BroadcastsTable {
  institute_id: number;
  id: string;
  purpose: string;
  everyone: boolean;
  batch_ids: string[];
  students: boolean;
  guardians: boolean;
  mail: boolean;
  sms: boolean;
  urgent: boolean;
  texts: unknown;
  state: string;
  send_at: Date | null;
  people: number | null;
  created_at: Date;
  updated_at: Date;
}

export interface CardDecksTable {
  institute_id: number;
  id: string;
  kind: string;
  owner_id: string | null;
  created_by: string;
  name: string;
  description: string;
  published_at: Date | null;
  created_at: Date;
  updated_at: Date;
  removed_at: Date | null;
  collects: string | null;
}

export interface CardPicturesTable {
  institute_id: number;
  id: string;
  deck_id: string;
  media_id: string;
  hides: string;
}

export interface CardReviewsTable {
  institute_id: number;
  account_id: string;
  id: string;
  card_id: string;
  rating: string;
  undoes: string | null;
  reviewed_at: Date;
  received_at: Date;
  milliseconds: number;
  retention: number;
}

export interface CardSchedulesTable {
  institute_id: number;
  account_id: string;
  card_id: string;
  state: string;
  due_at: Date | null;
  stability: number;
  difficulty: number;
  step: number;
  reviews: number;
  lapses: number;
  first_review_at: Date | null;
  last_review_at: Date | null;
  suspended_at: Date | null;
}

export interface CardSettingsTable {
  institute_id: number;
  account_id: string;
  retention: number;
  new_per_day: number;
  exam: Generated<unknown>;
  easy_days: Generated<number[]>;
  holiday: Generated<unknown>;
}

export interface CardsTable {
  institute_id: number;
  id: string;
  deck_id: string;
  kind: string;
  front: string;
  back: string;
  position: number;
  created_at: Date;
  corrected_at: Date | null;
  removed_at: Date | null;
  origin: Generated<unknown>;
  picture_id: string | null;
  area: Generated<unknown>;
  sound_id: string | null;
  sound_side: string | null;
}

export interface CertificatesTable {
  institute_id: number;
  id: string;
  course_id: string;
  account_id: string;
  code: string;
  name: string;
  title: string;
  completed_at: Date;
  issued_at: Date;
  revoked_at: Date | null;
  revoked_by: string | null;
  revoke_reason: string | null;
}

export interface ChallengeWindowsTable {
  institute_id: number;
  paper_id: string;
  until: Date;
}

export interface CodeBatchesTable {
  institute_id: number;
  id: string;
  name: string;
  count: number;
  things: unknown;
  days: number;
  redeem_until: Date | null;
  per_person: number;
  sheets: boolean;
  made_by: string;
  created_at: Date;
  drawn_at: Date | null;
  list_taken_at: Date | null;
  sheets_taken_at: Date | null;
  blocked_at: Date | null;
}

export interface CodeRedemptionsTable {
  institute_id: number;
  code_id: string;
  batch_id: string;
  account_id: string;
  redeemed_at: Date;
  opens_until: Date | null;
}

export interface ColumnChoicesTable {
  institute_id: number;
  kind: string;
  headings: string;
  choices: unknown;
  chosen_at: Date;
}

export interface CommissionRatesTable {
  institute_id: number;
  id: string;
  since: Date;
  basis_points: number;
  set_by: string | null;
}

export interface ConsentsTable {
  institute_id: number;
  id: string;
  receipt_id: string;
  student_id: string;
  given_by: string;
  purpose: string;
  granted: boolean;
  policy_version: number;
  proven_by: string;
  at: Date;
}

export interface CouponUsesTable {
  institute_id: number;
  order_id: string;
  coupon_id: string;
  account_id: string;
  state: string;
  discount_paise: number;
  total_paise: number;
  holds_until: Date;
}

export interface CouponsTable {
  institute_id: number;
  id: string;
  code: string;
  kind: string;
  value: number;
  most_paise: number | null;
  least_paise: number;
  starts_at: Date | null;
  ends_at: Date | null;
  uses: number | null;
  uses_each: number | null;
  first_order: boolean;
  course_ids: string[];
  partner: string;
  listed: boolean;
  open: boolean;
  used: Generated<number>;
  reserved: Generated<number>;
  created_at: Date;
  lapsed_days: number | null;
  batch_ids: Generated<string[]>;
  stack: number | null;
}

export interface CourseAuthorsTable {
  institute_id: number;
  course_id: string;
  account_id: string;
  added_by: string | null;
  added_at: Date;
}

export interface CourseImportsTable {
  institute_id: number;
  id: string;
  account_id: string | null;
  state: string;
  percent: Generated<number>;
  media_id: string | null;
  plan: unknown;
  recipe: unknown;
  uploads: unknown;
  course_id: string | null;
  problem: Generated<unknown>;
  created_at: Date;
  updated_at: Date;
}

export interface CourseLessonsTable {
  institute_id: number;
  id: string;
  course_id: string;
  section_id: string;
  position: number;
  kind: string;
  title: string;
  draft: unknown;
  revision: Generated<number>;
  version: Generated<number>;
  changed: Generated<boolean>;
  updated_by: string | null;
  updated_at: Date;
}

export interface CourseListingsTable {
  institute_id: number;
  course_id: string;
  type: string;
  title: string;
  exam_id: number | null;
  subject_ids: number[];
  language: string;
  price_paise: number;
  learners: Generated<number>;
  ratings: Generated<number>;
  stars_sum: Generated<number>;
  rating: Generated<number>;
  card: unknown;
  published_at: Date;
  listed_at: Date;
  bestseller: Generated<boolean>;
}

export interface CourseNudgesTable {
  institute_id: number;
  account_id: string;
  course_id: string;
  nudged_at: Date;
  nudged_by: string | null;
}

export interface CourseRatingsTable {
  institute_id: number;
  id: string;
  course_id: string;
  account_id: string | null;
  stars: number;
  text: string;
  created_at: Date;
  updated_at: Date;
  hidden_at: Date | null;
  hidden_by: string | null;
  hidden_reason: Generated<string>;
  open_reports: Generated<number>;
}

export interface CourseReviewsTable {
  institute_id: number;
  course_id: string;
  id: string;
  state: string;
  asked_by: string | null;
  asked_at: Date;
  note: Generated<string>;
  decided_by: string | null;
  decided_at: Date | null;
  decision: Generated<string>;
}

export interface CourseSectionsTable {
  institute_id: number;
  id: string;
  course_id: string;
  position: number;
  title: string;
  release: Generated<unknown>;
}

export interface CourseTermsTable {
  institute_id: number;
  course_id: string;
  terms: unknown;
}

export interface CourseVersionsTable {
  institute_id: number;
  course_id: string;
  version: number;
  details: unknown;
  outline: unknown;
  note: Generated<string>;
  published_by: string | null;
  published_at: Date;
}

export interface CourseWordsTable {
  institute_id: number;
  piece: string;
  word: string;
}

export interface CoursesTable {
  institute_id: number;
  id: string;
  type: string;
  status: string;
  version: Generated<number>;
  revision: Generated<number>;
  details: unknown;
  changed: Generated<boolean>;
  created_by: string | null;
  created_at: Date;
  updated_at: Date;
  published_at: Date | null;
  archived_at: Date | null;
}

export interface DisputesTable {
  institute_id: number;
  dispute_id: string;
  payment_id: string;
  order_id: string;
  state: string;
  amount_paise: number;
  reason: string;
  respond_by: Date | null;
  opened_at: Date;
  ended_at: Date | null;
}

export interface DoubtFollowersTable {
  institute_id: number;
  doubt_id: string;
  account_id: string;
  since: Date;
}

export interface DoubtNewsTable {
  institute_id: number;
  course_id: string;
  version: number;
}

export interface DoubtRepliesTable {
  institute_id: number;
  id: string;
  doubt_id: string;
  account_id: string | null;
  teacher: boolean;
  body: unknown;
  written_at: Date;
  hidden_at: Date | null;
  hidden_by: string | null;
  hidden_reason: string | null;
}

export interface DoubtReportsTable {
  institute_id: number;
  id: string;
  doubt_id: string;
  reply_id: string | null;
  account_id: string;
  reason: string;
  comment: string;
  reported_at: Date;
  decided_at: Date | null;
  decided_by: string | null;
}

export interface DoubtWordsTable {
  institute_id: number;
  course_id: string;
  word: string;
  doubt_id: string;
}

export interface DoubtsTable {
  institute_id: number;
  id: string;
  course_id: string;
  lesson_id: string;
  lesson_title: string;
  lesson_kind: string;
  account_id: string | null;
  title: string;
  body: unknown;
  at_second: number | null;
  at_page: number | null;
  state: string;
  waiting_since: Date | null;
  replies: Generated<number>;
  accepted_reply_id: string | null;
  asked_at: Date;
  hidden_at: Date | null;
  hidden_by: string | null;
  hidden_reason: string | null;
  edited_at: Date | null;
}

export interface EmployeeSwitchesTable {
  institute_id: number;
  id: string;
  account_id: string;
  session_id: string;
  target_id: number;
  reason: string;
  started_at: Date;
  expires_at: Date;
  ended_at: Date | null;
}

export interface EnquiriesTable {
  institute_id: number;
  id: string;
  course_id: string;
  account_id: string | null;
  name: string;
  contact: string;
  message: string;
  asked_at: Date;
  answer: string | null;
  answered_by: string | null;
  answered_at: Date | null;
  way: string | null;
}

export interface EnrolmentsTable {
  institute_id: number;
  course_id: string;
  account_id: string;
  enrolled_at: Date;
  last_lesson_id: string | null;
  last_at: Date | null;
  lessons_done: Generated<number>;
  completed_at: Date | null;
}

export interface EntitlementsTable {
  institute_id: number;
  id: string;
  holder_kind: string;
  holder_id: string | null;
  thing_kind: string;
  thing_id: string;
  source: string;
  starts_at: Date | null;
  ends_at: Date | null;
  created_at: Date;
  revoked_at: Date | null;
  revoked_by: string | null;
  revoke_reason: Generated<string>;
}

export interface ExamDatesTable {
  institute_id: number;
  exam_id: number;
  title: string;
  day: unknown;
  saved_at: Date;
}

export interface ExamPatternSectionsTable {
  pattern_id: string;
  position: number;
  title: string;
  subject_code: string;
  types: string[];
  questions: number;
  counted: number;
  rule: unknown;
  stems: number | null;
}

export interface ExamPatternsTable {
  id: string;
  exam: string;
  paper: string;
  from_year: number;
  until_year: number | null;
  source: string;
  second_hand: boolean;
  minutes: number;
  marks: number;
  position: number;
  console: Generated<unknown>;
  dropped_population: Generated<string>;
  tie_chain_id: string | null;
  withdrawn_at: Date | null;
  exam_code: string | null;
}

export interface ExamStandardsTable {
  exam_id: number;
  standard_id: number;
}

export interface ExamSubjectsTable {
  exam_id: number;
  subject_id: number;
  position: number;
}

export interface ExamsTable {
  id: number;
  code: string;
  name: string;
  category: string;
  target_years: number[];
}

export interface GatewayAccountsTable {
  institute_id: number;
  gateway: string;
  key_id: string;
  secret_sealed: string;
  webhook_secret_sealed: string;
  website: string;
  open: boolean;
  updated_at: Date;
}

export interface GiftsTable {
  institute_id: number;
  id: string;
  buyer_id: string;
  thing_kind: string;
  thing_id: string;
  name: string;
  email: string;
  words: string;
  send_at: Date;
  address: string;
  created_at: Date;
  source: string | null;
  paid_at: Date | null;
  batch_id: string | null;
  sent_at: Date | null;
  closed_at: Date | null;
}

export interface GrantChangesTable {
  institute_id: number;
  id: string;
  grant_id: string;
  kind: string;
  starts_at: Date | null;
  ends_at: Date | null;
  at: Date;
  actor_id: string | null;
  reason: Generated<string>;
}

export interface GuardianLinksTable {
  institute_id: number;
  id: string;
  student_id: string;
  guardian_id: string | null;
  name: string;
  relation: string;
  channel: string;
  sent_to: string;
  token_hash: Buffer;
  state: string;
  invited_by: string;
  invited_at: Date;
  expires_at: Date;
  accepted_at: Date | null;
  ended_at: Date | null;
}

export interface InstalmentPartsTable {
  institute_id: number;
  order_id: string;
  part: number;
  amount_paise: number;
  due_at: Date;
  pay_order_id: string | null;
  paid_at: Date | null;
  told: Generated<string>;
}

export interface InstalmentSchedulesTable {
  institute_id: number;
  order_id: string;
  thing_kind: string;
  thing_id: string;
  title: string;
  state: string;
  grace_days: number;
}

export interface InstalmentTermsTable {
  institute_id: number;
  thing_id: string;
  thing_kind: string;
  parts: number;
  first_percent: number;
  every_days: number;
  grace_days: number;
}

export interface InstituteDomainsTable {
  institute_id: number;
  host: string;
  token: string;
  added_at: Date;
  proved_at: Date | null;
  checked_at: Date | null;
  secured_at: Date | null;
}

export interface InstituteHostsTable {
  host: string;
  institute_id: number;
  is_primary: Generated<boolean>;
}

export interface InstituteKnowledgeAreasTable {
  institute_id: number;
  id: string;
  subject_id: number;
  reference_parent_id: string | null;
  own_parent_id: string | null;
  name: string;
  created_at: Date;
  retired_at: Date | null;
  merged_into: string | null;
}

export interface InstituteSettingsTable {
  institute_id: number;
  name: string;
  tagline: Generated<string>;
  partner: Generated<boolean>;
  student: Generated<boolean>;
  test_generation: Generated<boolean>;
  manage: Generated<boolean>;
  google_key: Generated<string>;
  facebook_key: Generated<string>;
  logo: string;
  icon: string;
  payment_gateway: Generated<string>;
  social: Generated<unknown>;
  allowed_items: Generated<string[]>;
  accent: string;
  action: string;
  accent_shades: string[];
  action_shades: string[];
  time_zone: Generated<string>;
  languages: Generated<string[]>;
  updated_at: Generated<Date>;
  countries: Generated<string[]>;
  device_limit: number | null;
  staff_totp: Generated<boolean>;
  two_person_keys: Generated<boolean>;
  pass_percent: Generated<number>;
  mail_sender: Generated<string>;
  sms_sender: Generated<string>;
  facebook_secret_sealed: Generated<string>;
  mail_reply_to: Generated<string>;
  guardian_consent: Generated<boolean>;
  question_review: Generated<boolean>;
}

export interface InstitutesTable {
  id: number;
  kind: string;
  subdomain: string;
  created_at: Generated<Date>;
  state: Generated<string>;
  state_reason: Generated<string>;
  state_changed_at: Date | null;
  delete_after: Date | null;
  erased_at: Date | null;
  student_limit: number | null;
  storage_limit: number | null;
  trial_ends_at: Date | null;
  trial_told_days: number | null;
}

export interface ItemAnswersTable {
  institute_id: number;
  question_id: string;
  version: number;
  attempt_id: string;
  account_id: string;
  answer: string | null;
  outcome: string;
  seconds: number;
  first: boolean;
  rest: number | null;
}

export interface JoinRequestsTable {
  institute_id: number;
  id: string;
  mobile_number: string;
  country_code: string;
  address: Generated<string>;
  user_agent: Generated<string>;
  created_at: Date;
}

export interface KeyChallengesTable {
  institute_id: number;
  id: string;
  paper_id: string;
  paper_version: number;
  question_id: string;
  attempt_id: string;
  account_id: string | null;
  claim: Generated<unknown>;
  body: string;
  picture_id: string | null;
  state: Generated<string>;
  answer: Generated<string>;
  made_at: Date;
  answered_at: Date | null;
}

export interface KnowledgeAreasTable {
  id: string;
  subject_id: number;
  parent_id: string | null;
  name: string;
  position: Generated<number>;
  retired_at: Date | null;
  merged_into: string | null;
}

export interface LateAcceptancesTable {
  institute_id: number;
  attempt_id: string;
  seat: number;
  sequence: number;
  intervention_id: string;
}

export interface LeaderChoicesTable {
  institute_id: number;
  account_id: string;
  shown: boolean;
  pseudonym: string | null;
  updated_at: Date;
}

export interface LearnerProfilesTable {
  institute_id: number;
  account_id: string;
  exam_ids: Generated<number[]>;
  standard_id: number | null;
  target_year: number | null;
  languages: Generated<string[]>;
  updated_at: Date;
  vedantu_id: string | null;
}

export interface LearningClocksTable {
  institute_id: number;
  account_id: string;
  used_until: Date;
}

export interface LedgerBalancesTable {
  institute_id: number;
  account: string;
  person_id: string;
  amount_paise: number;
}

export interface LedgerEntriesTable {
  institute_id: number;
  transaction_id: string;
  entry: number;
  account: string;
  person_id: string | null;
  amount_paise: number;
}

export interface LedgerSnapshotsTable {
  institute_id: number;
  until_id: string;
  taken_at: Date;
}

export interface LedgerTransactionsTable {
  institute_id: number;
  id: string;
  order_id: string;
  purpose: string;
  at: Date;
}

export interface LessonBookmarksTable {
  institute_id: number;
  account_id: string;
  lesson_id: string;
  course_id: string;
  put_at: Date;
}

export interface LessonNotesTable {
  institute_id: number;
  id: string;
  account_id: string;
  course_id: string;
  lesson_id: string;
  place: number;
  text: string;
  highlight: Generated<unknown>;
  written_at: Date;
}

export interface LessonProgressTable {
  institute_id: number;
  account_id: string;
  lesson_id: string;
  course_id: string;
  version: number;
  place: Generated<number>;
  watched: unknown;
  seconds_watched: Generated<number>;
  begun_at: Date;
  updated_at: Date;
  done_at: Date | null;
  place_at: Date | null;
  percent: Generated<number>;
  seconds_read: Generated<number>;
}

export interface LessonReactionsTable {
  institute_id: number;
  lesson_id: string;
  account_id: string;
  course_id: string;
  reaction: string;
  reacted_at: Date;
}

export interface LessonSittingsTable {
  institute_id: number;
  id: string;
  account_id: string;
  course_id: string;
  lesson_id: string;
  kind: string;
  units: number | null;
  begun_at: Date;
  read_seconds: Generated<number>;
}

export interface LessonThingsTable {
  institute_id: number;
  thing_id: string;
  lesson_id: string;
}

export interface LessonVersionsTable {
  institute_id: number;
  lesson_id: string;
  version: number;
  course_id: string;
  content: unknown;
  published_at: Date;
}

export interface LiveAudiencesTable {
  institute_id: number;
  class_id: string;
  kind: string;
  thing_id: string;
}

export interface LiveBoardElementsTable {
  institute_id: number;
  class_id: string;
  id: string;
  version: number;
  nonce: number;
  bytes: number;
  element: unknown;
}

export interface LiveBoardsTable {
  institute_id: number;
  class_id: string;
  shown: Generated<boolean>;
  everybody: Generated<boolean>;
  view: Generated<unknown>;
  elements: Generated<number>;
  bytes: Generated<number>;
}

export interface LiveCalendarsTable {
  institute_id: number;
  account_id: string;
  round: number;
  made_at: Date;
}

export interface LiveClassesTable {
  institute_id: number;
  id: string;
  series_id: string | null;
  title: string;
  kind: string;
  place: string;
  teacher_id: string;
  starts_at: Date;
  ends_at: Date;
  remind_minutes: number;
  state: string;
  reason: string;
  started_at: Date | null;
  ended_at: Date | null;
  created_by: string;
  created_at: Date;
  updated_at: Date;
  present_from: Generated<number>;
  pace: Generated<number>;
  slides_media_id: string | null;
  slides_page: Generated<number>;
  recorded_since: Date | null;
  records_itself: Generated<boolean>;
}

export interface LiveDoubtsTable {
  institute_id: number;
  id: string;
  class_id: string;
  account_id: string;
  words: string;
  asked_at: Date;
  answer: Generated<string>;
  answered_by: string | null;
  answered_at: Date | null;
}

export interface LiveEventsTable {
  institute_id: number;
  id: string;
  class_id: string;
  account_id: string;
  visit_id: string;
  mode: string;
  source: string;
  at: Date;
}

export interface LiveLicencesTable {
  institute_id: number;
  id: string;
  type: string;
  teacher_id: string | null;
  class_id: string | null;
  taken_at: Date | null;
  seen_at: Date | null;
  created_at: Date;
}

export interface LiveMarksTable {
  institute_id: number;
  class_id: string;
  account_id: string;
  status: string;
  reason: string;
  marked_by: string;
  marked_at: Date;
}

export interface LiveMessagesTable {
  institute_id: number;
  id: string;
  class_id: string;
  account_id: string;
  role: string;
  key: string;
  words: string;
  sent_at: Date;
  removed_at: Date | null;
  removed_by: string | null;
}

export interface LivePeopleTable {
  institute_id: number;
  class_id: string;
  account_id: string;
  hand_at: Date | null;
  hand_words: Generated<string>;
  muted: Generated<boolean>;
  removed_at: Date | null;
  wrote_at: Date | null;
  speaks_at: Date | null;
}

export interface LivePollsTable {
  institute_id: number;
  id: string;
  class_id: string;
  question: string;
  options: unknown;
  right_option: number | null;
  opened_by: string;
  opened_at: Date;
  closed_at: Date | null;
  question_id: string | null;
  asked: Generated<unknown>;
}

export interface LiveRatingsTable {
  institute_id: number;
  class_id: string;
  account_id: string;
  stars: number;
  good: unknown;
  better: unknown;
  words: string;
  rated_at: Date;
}

export interface LiveRecordingEventsTable {
  institute_id: number;
  id: string;
  class_id: string;
  kind: string;
  page: number | null;
  account_id: string | null;
  at: Date;
}

export interface LiveRecordingsTable {
  institute_id: number;
  class_id: string;
  title: string;
  state: string;
  problem: string | null;
  hidden: Generated<boolean>;
  started_by: string;
  started_at: Date;
  tries: Generated<number>;
  media_id: string | null;
  seconds: number | null;
  chapters: Generated<unknown>;
}

export interface LiveSeriesTable {
  institute_id: number;
  id: string;
  rule: string;
  left_out: unknown[];
  created_at: Date;
}

export interface LiveVisitsTable {
  institute_id: number;
  id: string;
  class_id: string;
  account_id: string;
  role: string;
  token_hash: Buffer | null;
  token_until: Date | null;
  line_id: string | null;
  seen_at: Date;
}

export interface LiveVotesTable {
  institute_id: number;
  poll_id: string;
  account_id: string;
  choice: number;
  voted_at: Date;
}

export interface LoginTokensTable {
  institute_id: number;
  hash: Buffer;
  account_id: string;
  host: string;
  nonce_hash: string;
  purpose: string;
  created_at: Date;
  expires_at: Date;
  used_at: Date | null;
}

export interface MadeFilesTable {
  institute_id: number;
  id: string;
  kind: string;
  subject_id: string | null;
  about: unknown;
  queue: string | null;
  state: string;
  progress: Generated<number>;
  failure: string | null;
  storage_keys: Generated<string[]>;
  bytes: number | null;
  facts: Generated<unknown>;
  asked_by: string | null;
  asked_at: Date;
  ready_at: Date | null;
  expires_at: Date | null;
  removed_at: Date | null;
}

export interface MediaCaptionsTable {
  institute_id: number;
  id: string;
  media_id: string;
  language: string;
  label: string;
  body: string;
  created_at: Date;
}

export interface MediaFilesTable {
  institute_id: number;
  id: string;
  owner_id: string | null;
  storage_key: string;
  type: string;
  bytes: number;
  width: number | null;
  height: number | null;
  alt: Generated<string>;
  file_name: Generated<string>;
  created_at: Date;
  kind: Generated<string>;
  state: Generated<string>;
  percent: Generated<number>;
  problem: string | null;
  seconds: number | null;
  pages: number | null;
  sha256: string | null;
  poster_key: string | null;
  in_library: Generated<boolean>;
  unused_since: Date | null;
  derived_bytes: number | null;
}

export interface MediaLeftoversTable {
  institute_id: number;
  media_id: string;
  storage_key: string;
  due_at: Date;
}

export interface MediaLinksTable {
  institute_id: number;
  id: string;
  provider: string;
  url: string;
  title: string;
  seconds: number | null;
  created_by: string | null;
  created_at: Date;
  removed_at: Date | null;
}

export interface MediaPackageFilesTable {
  institute_id: number;
  media_id: string;
  path: string;
  number: number;
  bytes: number;
}

export interface MediaPackagesTable {
  institute_id: number;
  media_id: string;
  standard: string;
  title: string;
  units: unknown;
  files: number;
  bytes: number;
  unpacked_at: Date;
}

export interface MediaStreamsTable {
  institute_id: number;
  account_id: string;
  stream_id: string;
  begun_at: Date;
}

export interface MediaUploadsTable {
  institute_id: number;
  id: string;
  owner_id: string;
  kind: string;
  file_name: string;
  bytes: number;
  fingerprint: string;
  created_at: Date;
  touched_at: Date;
  lease_id: string | null;
  lease_until: Date | null;
}

export interface MediaUsesTable {
  institute_id: number;
  kind: string;
  thing_id: string;
  media_id: string;
  title: string;
  since: Date;
}

export interface MediaVideosTable {
  institute_id: number;
  media_id: string;
  tries: Generated<number>;
  width: number | null;
  height: number | null;
  rungs: Generated<number[]>;
  rung_bytes: Generated<unknown>;
  has_audio: Generated<boolean>;
  folder: string | null;
  poster: Generated<boolean>;
  sprite: Generated<unknown>;
  made_at: Date | null;
  touched_at: Date | null;
}

export interface MessageDeliveriesTable {
  institute_id: number;
  id: string;
  account_id: string | null;
  about: string;
  channel: string;
  sent_to: string;
  sent_to_hash: Buffer;
  state: string;
  reason: Generated<string>;
  tries: Generated<number>;
  queued_at: Date;
  finished_at: Date | null;
}

export interface NoticeChoicesTable {
  institute_id: number;
  account_id: string;
  kind: string;
  channel: string;
  is_on: boolean;
  updated_at: Date;
}

export interface NoticeDeliveriesTable {
  institute_id: number;
  id: string;
  notice_id: string;
  account_id: string;
  channel: string;
  state: string;
  reason: Generated<string>;
  tries: Generated<number>;
  queued_at: Date;
  finished_at: Date | null;
}

export interface NoticeLanguagesTable {
  institute_id: number;
  account_id: string;
  language: string;
  updated_at: Date;
}

export interface NoticesTable {
  institute_id: number;
  id: string;
  account_id: string;
  kind: string;
  params: unknown;
  link: string | null;
  key: string;
  in_inbox: boolean;
  created_at: Date;
  read_at: Date | null;
}

export interface NumberSeriesTable {
  institute_id: number;
  series: string;
  last: number;
}

export interface OfflinePaymentsTable {
  institute_id: number;
  payment_id: string;
  order_id: string;
  way: string;
  state: string;
  told_utr: string;
  utr: string | null;
  receipt_id: string | null;
  chosen_at: Date;
  entered_by: string | null;
  entered_at: Date | null;
  decided_by: string | null;
  decided_at: Date | null;
  answer: string;
}

export interface OfflineWaysTable {
  institute_id: number;
  upi_id: string;
  bank: string;
  office: string;
  updated_at: Date;
}

export interface OnboardingProgressTable {
  institute_id: number;
  founder_id: string;
  exam_ids: Generated<number[]>;
  size: string;
  founded_at: Date;
  branded_at: Date | null;
  content: string | null;
  paper_id: string | null;
  dismissed_at: Date | null;
}

export interface OneTimeCodesTable {
  institute_id: number;
  id: string;
  purpose: string;
  channel: string;
  sent_to: string;
  account_id: string | null;
  code_hash: Buffer;
  address: Generated<string>;
  sent_at: Date;
  expires_at: Date;
  tries_left: number;
  used_at: Date | null;
}

export interface OrderCreditsTable {
  institute_id: number;
  order_id: string;
  from_order_id: string;
  from_line: number;
  paise: number;
}

export interface OrderLinesTable {
  institute_id: number;
  order_id: string;
  line: number;
  thing_kind: string;
  thing_id: string;
  title: string;
  list_paise: number;
  price_paise: number;
  discount_paise: number;
  total_paise: number;
  taxable_paise: number;
  cgst_paise: number;
  sgst_paise: number;
  igst_paise: number;
  tax_rate: number;
  sac: string;
  validity_days: number | null;
  opens_until: Date | null;
  refunded_at: Date | null;
}

export interface OrdersTable {
  institute_id: number;
  id: string;
  number: string;
  account_id: string;
  request_key: string;
  state: string;
  coupon_code: string | null;
  billing: unknown;
  list_paise: number;
  price_paise: number;
  discount_paise: number;
  total_paise: number;
  taxable_paise: number;
  cgst_paise: number;
  sgst_paise: number;
  igst_paise: number;
  place_of_supply: string | null;
  placed_at: Date;
  expires_at: Date;
  paid_at: Date | null;
  wallet_paise: Generated<number>;
  credit_paise: Generated<number>;
}

export interface OutlineRemovalsTable {
  institute_id: number;
  id: string;
  course_id: string;
  removed_at: Date;
  removed: unknown;
}

export interface OwnerLinksTable {
  key_hash: Buffer;
  email: string | null;
  created_at: Date;
  expires_at: Date;
}

export interface PackCoursesTable {
  institute_id: number;
  pack_id: string;
  course_id: string;
  position: number;
}

export interface PackageSittingsTable {
  institute_id: number;
  id: string;
  media_id: string;
  lesson_id: string;
  course_id: string;
  account_id: string;
  preview: boolean;
  app_origin: string;
  opened_at: Date;
  open_until: Date;
}

export interface PackageStatesTable {
  institute_id: number;
  account_id: string;
  lesson_id: string;
  media_id: string;
  unit_id: string;
  said: unknown;
  sequence: number;
  completed: boolean;
  passed: boolean | null;
  score_hundredths: number | null;
  updated_at: Date;
}

export interface PaperBlueprintsTable {
  institute_id: number;
  id: string;
  name: string;
  blueprint: unknown;
  saved_by: string | null;
  saved_at: Date;
  used_at: Date | null;
}

export interface PaperEqualVersionsTable {
  institute_id: number;
  paper_id: string;
  version: number;
  declared_by: string | null;
  declared_at: Date;
}

export interface PaperKeyVerdictsTable {
  institute_id: number;
  paper_id: string;
  paper_version: number;
  question_id: string;
  number: number;
  round: number;
  kind: string;
  keys: unknown;
  population: string;
  reason: string;
  decided_by: string | null;
  decided_at: Date;
}

export interface PaperPracticeAnswersTable {
  institute_id: number;
  run_id: string;
  question_id: string;
  response: Generated<unknown>;
  outcome: string;
  marks: number;
  full_marks: number;
  explanation: unknown;
  seconds: number;
  answered_at: Date;
}

export interface PaperPracticeRunsTable {
  institute_id: number;
  id: string;
  paper_id: string;
  paper_version: number;
  account_id: string;
  attempt_id: string | null;
  question_ids: string[];
  variants: unknown;
  state: string;
  started_at: Date;
  ended_at: Date | null;
  wish: Generated<unknown>;
}

export interface PaperQuestionsTable {
  institute_id: number;
  paper_id: string;
  version: number;
  question_id: string;
  question_version: number;
  key_version: number;
  index: Generated<string>;
}

export interface PaperRescoresTable {
  institute_id: number;
  paper_id: string;
  round: number;
  state: string;
  opened_at: Date;
  applied_by: string | null;
  applied_at: Date | null;
  done_attempt: string | null;
  told_account: string | null;
  seen: Generated<number>;
  changed: Generated<number>;
  gained: Generated<number>;
  lost: Generated<number>;
  told: Generated<number>;
  finished_at: Date | null;
}

export interface PaperSetTurnsTable {
  institute_id: number;
  paper_id: string;
  version: number;
  turn: number;
}

export interface PaperSettingsHistoryTable {
  institute_id: number;
  paper_id: string;
  id: string;
  at: Date;
  actor_id: string | null;
  settings: unknown;
}

export interface PaperVersionsTable {
  institute_id: number;
  paper_id: string;
  version: number;
  title: string;
  minutes: number;
  instructions: unknown;
  console: unknown;
  sections: unknown;
  questions: number;
  full_marks: number;
  published_by: string | null;
  published_at: Date;
  pattern_id: string | null;
  instructions_hi: Generated<unknown>;
  sets: Generated<number>;
}

export interface PaperWatchesTable {
  institute_id: number;
  paper_id: string;
  watched_at: Date;
  revision: Generated<number>;
}

export interface PapersTable {
  institute_id: number;
  id: string;
  kind: string;
  status: string;
  version: Generated<number>;
  revision: Generated<number>;
  draft: unknown;
  changed: Generated<boolean>;
  opens_at: Date | null;
  closes_at: Date | null;
  attempts_allowed: Generated<number>;
  result_visibility: Generated<string>;
  results_on: Date | null;
  grace_seconds: Generated<number>;
  created_by: string | null;
  created_at: Date;
  updated_at: Date;
  exam_id: number | null;
  practice_after_close: Generated<boolean>;
}

export interface ParallelPapersTable {
  institute_id: number;
  paper_id: string;
  family_id: string;
  letter: string;
  made_at: Date;
}

export interface PassPausesTable {
  institute_id: number;
  id: string;
  pass_id: string;
  from_at: Date;
  until_at: Date;
}

export interface PassTrialsTable {
  institute_id: number;
  account_id: string;
  exam_id: number;
  pass_id: string;
}

export interface PassesTable {
  institute_id: number;
  id: string;
  plan_id: string;
  account_id: string;
  mode: string;
  exam_ids: number[];
  source: string;
  starts_at: Date;
  ends_at: Date;
  bought_days: number;
  paid_paise: number;
  paused_until: Date | null;
  ended_at: Date | null;
  ended_why: string | null;
  reminds: Generated<boolean>;
  reminded_at: Date | null;
  created_at: Date;
}

export interface PasswordLinksTable {
  institute_id: number;
  hash: Buffer;
  account_id: string;
  created_at: Date;
  expires_at: Date;
  used_at: Date | null;
}

export interface PayeesTable {
  institute_id: number;
  id: string;
  kind: string;
  account_id: string | null;
  name: string;
}

export interface PaymentMessagesTable {
  institute_id: number;
  id: string;
  gateway: string;
  way: string;
  message_key: string;
  payment_id: string | null;
  genuine: boolean;
  body: Buffer;
  said: string;
  received_at: Date;
  times: Generated<number>;
  outcome: string | null;
}

export interface PaymentsTable {
  institute_id: number;
  id: string;
  order_id: string;
  gateway: string;
  state: string;
  amount_paise: number;
  gateway_order_id: string;
  gateway_payment_id: string | null;
  method: string | null;
  reference: string | null;
  failure: string | null;
  started_at: Date;
  finished_at: Date | null;
  checks: Generated<number>;
  next_check_at: Date | null;
}

export interface PayoutLinesTable {
  institute_id: number;
  payout_id: string;
  payee_id: string;
  paise: number;
  bank_change_id: string;
  account_mask: string;
}

export interface PayoutsTable {
  institute_id: number;
  id: string;
  state: string;
  maker_id: string;
  made_at: Date;
  checker_id: string | null;
  checked_at: Date | null;
  note: Generated<string>;
  ended_at: Date | null;
}

export interface PersonKeysTable {
  institute_id: number;
  person_id: string;
  owner_id: string;
  key_sealed: string;
}

export interface PlaceClosureTable {
  institute_id: number;
  thing_kind: string;
  thing_id: string;
  inside_kind: string;
  inside_id: string;
  level: number;
  ways: number;
}

export interface PlacesTable {
  institute_id: number;
  thing_kind: string;
  thing_id: string;
  inside_kind: string;
  inside_id: string;
  placed_at: Date;
}

export interface PlanRulesTable {
  institute_id: number;
  id: string;
  plan_id: string;
  place: number;
  what: string;
  exam_ids: number[];
  subject_ids: number[];
  chosen: string[] | null;
  left_out_at: Date | null;
}

export interface PlansTable {
  institute_id: number;
  id: string;
  name_en: string;
  name_hi: string;
  exam_ids: number[];
  mode: string;
  days: number | null;
  price_paise: number;
  sale_paise: number | null;
  sale_from: Date | null;
  sale_until: Date | null;
  trial_days: number | null;
  pause_days: number | null;
  yearly_pauses: number;
  extras: unknown;
  state: string;
  created_at: Date;
  published_at: Date | null;
}

export interface PolicyVersionsTable {
  institute_id: number;
  kind: string;
  version: number;
  texts: unknown;
  published_at: Date;
  actor_id: string | null;
}

export interface PracticeAssignedTable {
  institute_id: number;
  assignment_id: string;
  account_id: string;
}

export interface PracticeAssignmentsTable {
  institute_id: number;
  id: string;
  batch_id: string;
  exam_id: number;
  chapter_ids: string[];
  questions: number;
  due_on: unknown;
  note: string;
  assigned_by: string;
  assigned_at: Date;
  withdrawn_at: Date | null;
}

export interface PracticeChaptersTable {
  institute_id: number;
  chapter_id: string;
  mean: number;
  variance: number;
  sets: number;
  calibrated_at: Date | null;
}

export interface PracticeFitsTable {
  institute_id: number;
  question_id: string;
  fitted_at: Date;
  slope: number;
  fitted: number;
  answers: number;
}

export interface PracticeGoalsTable {
  institute_id: number;
  account_id: string;
  questions: number;
  rest_days: number[];
}

export interface PracticeItemsTable {
  institute_id: number;
  question_id: string;
  chapter_id: string;
  mean: number;
  variance: number;
  answers: number;
  guess: number;
  shown: number;
  slope: number | null;
  fitted: number | null;
  fitted_at: Date | null;
}

export interface PracticeLinkExamsTable {
  institute_id: number;
  exam_id: number;
  changed_at: Date;
}

export interface PracticeLinksTable {
  institute_id: number;
  exam_id: number;
  chapter_id: string;
  before_id: string;
}

export interface PracticePlansTable {
  institute_id: number;
  account_id: string;
  exam_id: number;
  exam_on: unknown;
  minutes: number;
  saved_at: Date;
}

export interface PracticeQuestionsTable {
  institute_id: number;
  session_id: string;
  position: number;
  question_id: string;
  version: number;
  key_version: number;
  chapter_id: string;
  area_id: string;
  variant: Generated<unknown>;
  why: unknown;
  asked_at: Date;
  response: Generated<unknown>;
  outcome: string | null;
  seconds: number | null;
  answered_at: Date | null;
}

export interface PracticeSessionsTable {
  institute_id: number;
  id: string;
  account_id: string;
  kind: string;
  exam_id: number;
  chapter_id: string | null;
  questions: number;
  state: string;
  standings: unknown;
  passed: boolean | null;
  started_at: Date;
  ended_at: Date | null;
  course_id: string | null;
}

export interface PracticeSkillsTable {
  institute_id: number;
  account_id: string;
  chapter_id: string;
  mean: number;
  variance: number;
  answers: number;
  mastered: boolean;
  last_at: Date;
}

export interface PracticeStudentsTable {
  institute_id: number;
  account_id: string;
  mean: number;
  variance: number;
  answers: number;
  caught_up_at: Date | null;
}

export interface PracticeTakenTable {
  institute_id: number;
  account_id: string;
  question_id: string;
  source_id: string;
  chapter_id: string;
  credit: number;
  first: boolean;
  taken_at: Date;
}

export interface QuestionBookmarksTable {
  institute_id: number;
  account_id: string;
  question_id: string;
  version: number;
  attempt_id: string | null;
  created_at: Date;
  variant: Generated<unknown>;
  path: string | null;
}

export interface QuestionChangeRowsTable {
  institute_id: number;
  change_id: string;
  question_id: string;
  before: unknown;
  after: unknown;
}

export interface QuestionChangesTable {
  institute_id: number;
  id: string;
  change: unknown;
  questions: number;
  made_by: string | null;
  made_at: Date;
  undone_by: string | null;
  undone_at: Date | null;
  kind: Generated<string>;
  state: Generated<string>;
  left_out: Generated<number>;
}

export interface QuestionCollectionMembersTable {
  institute_id: number;
  collection_id: string;
  question_id: string;
}

export interface QuestionCollectionsTable {
  institute_id: number;
  id: string;
  name: string;
  updated_at: Date;
}

export interface QuestionDraftsTable {
  institute_id: number;
  author_id: string;
  id: string;
  base_version: number | null;
  base_key_version: number | null;
  revision: number;
  title: string;
  form: unknown;
  images: unknown;
  saved_at: Date;
}

export interface QuestionGroupVersionsTable {
  institute_id: number;
  group_id: string;
  version: number;
  stem: unknown;
  created_at: Date;
}

export interface QuestionGroupsTable {
  institute_id: number;
  id: string;
  title: string;
  version: number;
  created_at: Date;
  updated_at: Date;
  import_id: string | null;
}

export interface QuestionImportPicturesTable {
  institute_id: number;
  import_id: string;
  id: string;
  row: number;
  storage_key: string;
  type: string;
  bytes: number;
  width: number;
  height: number;
  alt: string;
  file_name: string;
}

export interface QuestionImportRowsTable {
  institute_id: number;
  import_id: string;
  row: number;
  line: number | null;
  state: string;
  problems: unknown;
  cells: unknown;
  type: string | null;
  difficulty: string | null;
  subject_id: number | null;
  knowledge_area_id: string | null;
  past_exams: string[] | null;
  content: Generated<unknown>;
  key: Generated<unknown>;
  search_text: string | null;
  fingerprint: Buffer | null;
  duplicate_question_id: string | null;
  duplicate_row: number | null;
  area_name: string | null;
  question_id: string | null;
  content_hi: Generated<unknown>;
  tags: string[] | null;
  rich: Generated<unknown>;
  parts: Generated<unknown>;
  losses: Generated<string[]>;
  fixable: Generated<boolean>;
  key_differs: boolean | null;
}

export interface QuestionImportsTable {
  institute_id: number;
  id: string;
  file_name: string;
  storage_key: string;
  status: string;
  problem: Generated<unknown>;
  written: Generated<number>;
  created_by: string;
  created_at: Date;
  updated_at: Date;
  format: Generated<string>;
  losses: Generated<unknown>;
  encoding: string | null;
  counts: Generated<unknown>;
  sheet: Generated<unknown>;
  paper: Generated<unknown>;
}

export interface QuestionKeysTable {
  institute_id: number;
  question_id: string;
  key_version: number;
  version: number;
  key: unknown;
  created_by: string | null;
  created_at: Date;
}

export interface QuestionNumbersTable {
  institute_id: number;
  last: number;
}

export interface QuestionReportsTable {
  institute_id: number;
  id: string;
  question_id: string;
  version: number;
  account_id: string | null;
  attempt_id: string | null;
  reason: string;
  comment: string;
  picture_id: string | null;
  state: Generated<string>;
  verdict: Generated<string>;
  judged_by: string | null;
  judged_at: Date | null;
  created_at: Date;
  variant: Generated<unknown>;
  path: string | null;
}

export interface QuestionReviewsTable {
  institute_id: number;
  id: string;
  question_id: string;
  round: number;
  action: string;
  version: number;
  key_version: number;
  comment: Generated<string>;
  made_by: string | null;
  made_at: Date;
}

export interface QuestionRewordingsTable {
  institute_id: number;
  change_id: string;
  question_id: string;
  state: string;
  version_before: number | null;
  key_before: number | null;
  version_after: number | null;
  key_after: number | null;
  problems: Generated<unknown>;
}

export interface QuestionTermsTable {
  institute_id: number;
  question_id: string;
  terms: unknown;
}

export interface QuestionTranslationsTable {
  institute_id: number;
  question_id: string;
  version: number;
  language: string;
  content: unknown;
  created_by: string | null;
}

export interface QuestionVersionsTable {
  institute_id: number;
  question_id: string;
  version: number;
  type: string;
  content: unknown;
  created_by: string | null;
  created_at: Date;
  variables: Generated<unknown>;
}

export interface QuestionsTable {
  institute_id: number;
  id: string;
  number: number;
  type: string;
  version: number;
  key_version: number;
  subject_id: number;
  knowledge_area_id: string;
  difficulty: string;
  past_exams: Generated<string[]>;
  status: Generated<string>;
  fingerprint: Buffer;
  search_text: string;
  import_id: string | null;
  created_by: string | null;
  created_at: Date;
  updated_at: Date;
  removed_at: Date | null;
  tags: Generated<string[]>;
  group_id: string | null;
  group_position: number | null;
  languages: Generated<string[]>;
  review_state: Generated<string>;
  review_round: Generated<number>;
  review_sent_at: Date | null;
  approved_version: number | null;
  approved_key_version: number | null;
  approved_type: string | null;
  approved_languages: string[] | null;
  expected_seconds: number | null;
}

export interface RankListEntriesTable {
  institute_id: number;
  list_id: string;
  issue: number;
  account_id: string;
  rank: number;
  attempt_id: string;
  session: string;
  marks: number;
  at_or_below: number;
  of: number;
  subjects: unknown;
}

export interface RankListIssuesTable {
  institute_id: number;
  list_id: string;
  issue: number;
  issued_at: Date;
  issued_by: string | null;
  candidates: number;
  sessions: unknown;
  digest: string;
}

export interface RankListSessionsTable {
  institute_id: number;
  list_id: string;
  paper_id: string;
  position: number;
  label: string;
  version: number;
}

export interface RankListsTable {
  institute_id: number;
  id: string;
  title: string;
  combine: string;
  tie_chain_id: string | null;
  shared: boolean;
  revision: number;
  issue: Generated<number>;
  archived_at: Date | null;
  created_by: string | null;
  created_at: Date;
  updated_at: Date;
}

export interface RatingReportsTable {
  institute_id: number;
  rating_id: string;
  account_id: string;
  reason: string;
  at: Date;
  judged_at: Date | null;
}

export interface RecoveryCodesTable {
  institute_id: number;
  account_id: string;
  hash: Buffer;
  created_at: Date;
  used_at: Date | null;
}

export interface ReferenceVersionsTable {
  name: string;
  version: number;
  written_at: Date;
  written: Generated<string[]>;
}

export interface ReferralCodesTable {
  institute_id: number;
  account_id: string;
  code: string;
}

export interface ReferralRulesTable {
  institute_id: number;
  referrer_paise: number;
  friend_paise: number;
  least_paise: number;
  wait_days: number;
  promo_days: number;
  most_each: number;
}

export interface ReferralsTable {
  institute_id: number;
  id: string;
  referrer_id: string;
  friend_id: string;
  accepted_at: Date;
  referrer_paise: number;
  friend_paise: number;
  least_paise: number;
  wait_days: number;
  promo_days: number;
  checked_at: Date;
  paid_at: Date | null;
}

export interface RefreshTokensTable {
  institute_id: number;
  hash: Buffer;
  session_id: string;
  created_at: Date;
  expires_at: Date;
  used_at: Date | null;
}

export interface RefundRequestsTable {
  institute_id: number;
  id: string;
  order_id: string;
  account_id: string;
  state: string;
  reason: string;
  lines: unknown;
  back_paise: number;
  asked_at: Date;
  decided_at: Date | null;
  decided_by: string | null;
  answer: string;
}

export interface RefundsTable {
  institute_id: number;
  id: string;
  order_id: string;
  payment_id: string | null;
  amount_paise: number;
  reason: string;
  state: string;
  asked_by: string | null;
  asked_at: Date;
  gateway_refund_id: string | null;
  done_at: Date | null;
  credit_note_id: string | null;
  wallet_paise: Generated<number>;
}

export interface RegistrationsTable {
  institute_id: number;
  id: string;
  key_hash: Buffer;
  link_hash: Buffer | null;
  first_name: string;
  last_name: string;
  email: string;
  country_code: string;
  mobile_number: string;
  password_hash: string;
  tnc_agreed_at: Date;
  mail_code: string | null;
  sms_code: string | null;
  mail_proven_at: Date | null;
  mobile_proven_at: Date | null;
  kind: string | null;
  name: string | null;
  exam_ids: Generated<number[]>;
  size: string | null;
  root_host: string | null;
  institute_key: number | null;
  founded_at: Date | null;
  created_at: Date;
  updated_at: Date;
}

export interface ResponseEventsTable {
  institute_id: number;
  attempt_id: string;
  seat: number;
  sequence: number;
  question_id: string;
  kind: string;
  answer: unknown;
  late: boolean;
  saved_at: Date;
}

export interface ResponsesTable {
  institute_id: number;
  attempt_id: string;
  question_id: string;
  kind: string;
  seat: number;
  sequence: number;
  answer: unknown;
  saved_at: Date;
}

export interface ResultHistoryTable {
  institute_id: number;
  attempt_id: string;
  result_version: number;
  round: number;
  paper_id: string;
  marks: number;
  right_count: number;
  wrong_count: number;
  partial_count: number;
  unanswered_count: number;
  subjects: unknown;
  corrected: Generated<unknown>;
  rank_key: Buffer;
  issued_at: Date;
}

export interface ResultsTable {
  institute_id: number;
  attempt_id: string;
  result_version: number;
  paper_id: string;
  paper_version: number;
  account_id: string;
  ranked: boolean;
  marks: number;
  full_marks: number;
  right_count: number;
  wrong_count: number;
  partial_count: number;
  unanswered_count: number;
  subjects: unknown;
  answers: unknown;
  marked_at: Date;
  corrected: Generated<unknown>;
  issued_at: Date | null;
  figures: Generated<unknown>;
  rank_key: Generated<Buffer>;
}

export interface RevocationsTable {
  id: string;
  institute_id: number;
  kind: string;
  subject: string;
  epoch: number | null;
  at: Generated<Date>;
}

export interface RolesTable {
  institute_id: number;
  name: string;
  capabilities: string[];
  epoch: Generated<number>;
  built_in: Generated<boolean>;
}

export interface SalesDocumentsTable {
  institute_id: number;
  id: string;
  kind: string;
  number: string;
  order_id: string;
  corrects_id: string | null;
  issued_at: Date;
  body: unknown;
}

export interface SchemaMigrationsTable {
  name: string;
  sha256: string;
  applied_at: Generated<Date>;
}

export interface ScorecardsTable {
  institute_id: number;
  id: string;
  attempt_id: string;
  account_id: string;
  code: string;
  result_version: number;
  issued_at: Date;
  revoked_at: Date | null;
  shown_name: Generated<string>;
  shows_rank: Generated<boolean>;
  ends_at: Date;
}

export interface SearchWordsTable {
  institute_id: number;
  piece: string;
  word: string;
}

export interface SeatBlocksTable {
  institute_id: number;
  order_id: string;
  thing_id: string;
  title: string;
  validity_days: number | null;
  state: string;
  seats: number;
  taken: Generated<number>;
}

export interface SeatsTakenTable {
  institute_id: number;
  order_id: string;
  account_id: string;
  given_by: string;
  given_at: Date;
}

export interface SecondFactorsTable {
  institute_id: number;
  account_id: string;
  secret_sealed: string;
  created_at: Date;
  confirmed_at: Date | null;
  last_step: Generated<number>;
}

export interface SellersTable {
  institute_id: number;
  legal_name: string;
  address: string;
  email: string;
  state_code: string | null;
  gstin: string | null;
  sac: string;
  tax_rate: number;
  prefix: string;
  refund_days: number;
  refund_percent: number;
  updated_at: Date;
  refund_part_days: Generated<number>;
}

export interface SessionLogTable {
  institute_id: number;
  id: string;
  session_id: string;
  account_id: string;
  opened_at: Date;
  described_at: Date | null;
  screen_width: number | null;
  screen_height: number | null;
  time_zone: string | null;
}

export interface SessionsTable {
  institute_id: number;
  id: string;
  account_id: string;
  client: string;
  created_at: Date;
  last_used_at: Date;
  expires_at: Date;
  revoked_at: Date | null;
  user_agent: Generated<string>;
  address: Generated<string>;
  device_hash: Buffer | null;
  is_new_device: Generated<boolean>;
}

export interface SettingsChangesTable {
  institute_id: number;
  id: string;
  at: Date;
  actor_id: string | null;
  by_provider: Generated<boolean>;
  section: string;
  field: string;
  before: string[];
  after: string[];
}

export interface ShareEntriesTable {
  institute_id: number;
  id: string;
  payee_id: string;
  order_id: string;
  line: number;
  purpose: string;
  at: Date;
  taxable_paise: number;
  basis_points: number;
  paise: number;
  free_at: Date;
}

export interface SharePartsTable {
  institute_id: number;
  rule_id: string;
  payee_id: string;
  basis_points: number;
}

export interface ShareRulesTable {
  institute_id: number;
  id: string;
  thing_kind: string;
  thing_id: string;
  since: Date;
  made_by: string | null;
}

export interface SheetCheckRowsTable {
  institute_id: number;
  check_id: string;
  row: number;
  line: number;
  state: string;
  given: unknown;
  account_id: string | null;
  meant: Generated<unknown>;
  problems: Generated<unknown>;
  cells: Generated<unknown>;
}

export interface SheetChecksTable {
  institute_id: number;
  id: string;
  kind: string;
  about: unknown;
  file_name: string;
  headers: Generated<unknown>;
  status: string;
  created_by: string;
  created_at: Date;
  columns: Generated<unknown>;
}

export interface SignUpsTable {
  institute_id: number;
  id: string;
  email: string;
  first_name: string;
  last_name: string;
  mobile_number: string;
  country_code: string;
  password_hash: string;
  utm: Generated<unknown>;
  terms_version: number;
  privacy_version: number;
  created_at: Date;
  finished_at: Date | null;
}

export interface SocialAccountsTable {
  institute_id: number;
  provider: string;
  subject: string;
  account_id: string;
  email: string;
  email_verified: boolean;
  picture_url: Generated<string>;
  utm: Generated<unknown>;
  created_at: Date;
  last_used_at: Date;
}

export interface StaffInvitationsTable {
  institute_id: number;
  id: string;
  email: string;
  role_name: string;
  teaches: Generated<string[]>;
  token_hash: Buffer;
  account_id: string | null;
  invited_by: string;
  sent_at: Date;
  expires_at: Date;
  accepted_at: Date | null;
  withdrawn_at: Date | null;
}

export interface StandardsTable {
  id: number;
  name: string;
}

export interface StudentViewsTable {
  institute_id: number;
  id: string;
  staff_id: string;
  session_id: string;
  student_id: string;
  reason: string;
  started_at: Date;
  expires_at: Date;
  ended_at: Date | null;
}

export interface StudyDaysTable {
  institute_id: number;
  account_id: string;
  day: unknown;
  seconds: number;
}

export interface SubjectsTable {
  id: number;
  code: string;
  name: string;
  tag: number;
}

export interface SyllabusAreasTable {
  exam_id: number;
  knowledge_area_id: string;
  weight_per_mille: number;
}

export interface SyllabusLinksTable {
  exam_id: number;
  knowledge_area_id: string;
  before_id: string;
}

export interface TieChainsTable {
  id: string;
  exam: string;
  from_year: number;
  source: string;
  second_hand: boolean;
  links: unknown;
}

export interface TriesTable {
  institute_id: number;
  key: string;
  count: number;
  until: Date;
}

export interface VideoRulesTable {
  institute_id: number;
  hosts: string[];
  one_stream: boolean;
  watermark: boolean;
}

export interface WalletHoldsTable {
  institute_id: number;
  order_id: string;
  account_id: string;
  state: string;
  total_paise: number;
  order_number: string;
  note: string;
  holds_until: Date;
}

export interface WalletMovementsTable {
  institute_id: number;
  id: string;
  account_id: string;
  place: number;
  at: Date;
  kind: string;
  cash_paise: number;
  promo_paise: number;
  balance_paise: number;
  note: string;
  order_id: string | null;
  order_number: string | null;
  ends_at: Date | null;
  given_by: string | null;
  owed_paise: Generated<number>;
}

export interface WalletPartsTable {
  institute_id: number;
  order_id: string;
  part: number;
  promo_id: string | null;
  paise: number;
  returned_paise: Generated<number>;
}

export interface WalletPromosTable {
  institute_id: number;
  id: string;
  account_id: string;
  source: string;
  given_paise: number;
  left_paise: number;
  given_at: Date;
  ends_at: Date;
}

export interface WalletRulesTable {
  institute_id: number;
  top_ups: boolean;
  least_paise: number;
  most_paise: number;
  holds_paise: number;
  updated_at: Date;
}

export interface WalletsTable {
  institute_id: number;
  account_id: string;
  cash_paise: number;
  promo_paise: number;
  movements: Generated<number>;
  owed_paise: Generated<number>;
}

export interface WithdrawnDoubtsTable {
  institute_id: number;
  id: string;
  withdrawn_at: Date;
}

export interface Tables {
  accommodation_changes: AccommodationChangesTable;
  accommodation_requests: AccommodationRequestsTable;
  accommodations: AccommodationsTable;
  account_deletions: AccountDeletionsTable;
  account_transfers: AccountTransfersTable;
  accounts: AccountsTable;
  activation_codes: ActivationCodesTable;
  announcements: AnnouncementsTable;
  answer_history: AnswerHistoryTable;
  attempt_integrity: AttemptIntegrityTable;
  attempt_interventions: AttemptInterventionsTable;
  attempt_messages: AttemptMessagesTable;
  attempt_presence: AttemptPresenceTable;
  attempt_seats: AttemptSeatsTable;
  attempt_variants: AttemptVariantsTable;
  attempts: AttemptsTable;
  audit_log: AuditLogTable;
  audit_seals: AuditSealsTable;
  audit_values: AuditValuesTable;
  bank_changes: BankChangesTable;
  batch_assignments: BatchAssignmentsTable;
  batch_members: BatchMembersTable;
  batch_moves: BatchMovesTable;
  batches: BatchesTable;
  book_answers: BookAnswersTable;
  book_editions: BookEditionsTable;
  book_items: BookItemsTable;
  book_licences: BookLicencesTable;
  book_offers: BookOffersTable;
  book_places: BookPlacesTable;
  book_scans: BookScansTable;
  book_version_items: BookVersionItemsTable;
  book_versions: BookVersionsTable;
  books: BooksTable;
  broadcasts: BroadcastsTable;
  card_decks: CardDecksTable;
  card_pictures: CardPicturesTable;
  card_reviews: CardReviewsTable;
  card_schedules: CardSchedulesTable;
  card_settings: CardSettingsTable;
  cards: CardsTable;
  certificates: CertificatesTable;
  challenge_windows: ChallengeWindowsTable;
  code_batches: CodeBatchesTable;
  code_redemptions: CodeRedemptionsTable;
  column_choices: ColumnChoicesTable;
  commission_rates: CommissionRatesTable;
  consents: ConsentsTable;
  coupon_uses: CouponUsesTable;
  coupons: CouponsTable;
  course_authors: CourseAuthorsTable;
  course_imports: CourseImportsTable;
  course_lessons: CourseLessonsTable;
  course_listings: CourseListingsTable;
  course_nudges: CourseNudgesTable;
  course_ratings: CourseRatingsTable;
  course_reviews: CourseReviewsTable;
  course_sections: CourseSectionsTable;
  course_terms: CourseTermsTable;
  course_versions: CourseVersionsTable;
  course_words: CourseWordsTable;
  courses: CoursesTable;
  disputes: DisputesTable;
  doubt_followers: DoubtFollowersTable;
  doubt_news: DoubtNewsTable;
  doubt_replies: DoubtRepliesTable;
  doubt_reports: DoubtReportsTable;
  doubt_words: DoubtWordsTable;
  doubts: DoubtsTable;
  employee_switches: EmployeeSwitchesTable;
  enquiries: EnquiriesTable;
  enrolments: EnrolmentsTable;
  entitlements: EntitlementsTable;
  exam_dates: ExamDatesTable;
  exam_pattern_sections: ExamPatternSectionsTable;
  exam_patterns: ExamPatternsTable;
  exam_standards: ExamStandardsTable;
  exam_subjects: ExamSubjectsTable;
  exams: ExamsTable;
  gateway_accounts: GatewayAccountsTable;
  gifts: GiftsTable;
  grant_changes: GrantChangesTable;
  guardian_links: GuardianLinksTable;
  instalment_parts: InstalmentPartsTable;
  instalment_schedules: InstalmentSchedulesTable;
  instalment_terms: InstalmentTermsTable;
  institute_domains: InstituteDomainsTable;
  institute_hosts: InstituteHostsTable;
  institute_knowledge_areas: InstituteKnowledgeAreasTable;
  institute_settings: InstituteSettingsTable;
  institutes: InstitutesTable;
  item_answers: ItemAnswersTable;
  join_requests: JoinRequestsTable;
  key_challenges: KeyChallengesTable;
  knowledge_areas: KnowledgeAreasTable;
  late_acceptances: LateAcceptancesTable;
  leader_choices: LeaderChoicesTable;
  learner_profiles: LearnerProfilesTable;
  learning_clocks: LearningClocksTable;
  ledger_balances: LedgerBalancesTable;
  ledger_entries: LedgerEntriesTable;
  ledger_snapshots: LedgerSnapshotsTable;
  ledger_transactions: LedgerTransactionsTable;
  lesson_bookmarks: LessonBookmarksTable;
  lesson_notes: LessonNotesTable;
  lesson_progress: LessonProgressTable;
  lesson_reactions: LessonReactionsTable;
  lesson_sittings: LessonSittingsTable;
  lesson_things: LessonThingsTable;
  lesson_versions: LessonVersionsTable;
  live_audiences: LiveAudiencesTable;
  live_board_elements: LiveBoardElementsTable;
  live_boards: LiveBoardsTable;
  live_calendars: LiveCalendarsTable;
  live_classes: LiveClassesTable;
  live_doubts: LiveDoubtsTable;
  live_events: LiveEventsTable;
  live_licences: LiveLicencesTable;
  live_marks: LiveMarksTable;
  live_messages: LiveMessagesTable;
  live_people: LivePeopleTable;
  live_polls: LivePollsTable;
  live_ratings: LiveRatingsTable;
  live_recording_events: LiveRecordingEventsTable;
  live_recordings: LiveRecordingsTable;
  live_series: LiveSeriesTable;
  live_visits: LiveVisitsTable;
  live_votes: LiveVotesTable;
  login_tokens: LoginTokensTable;
  made_files: MadeFilesTable;
  media_captions: MediaCaptionsTable;
  media_files: MediaFilesTable;
  media_leftovers: MediaLeftoversTable;
  media_links: MediaLinksTable;
  media_package_files: MediaPackageFilesTable;
  media_packages: MediaPackagesTable;
  media_streams: MediaStreamsTable;
  media_uploads: MediaUploadsTable;
  media_uses: MediaUsesTable;
  media_videos: MediaVideosTable;
  message_deliveries: MessageDeliveriesTable;
  notice_choices: NoticeChoicesTable;
  notice_deliveries: NoticeDeliveriesTable;
  notice_languages: NoticeLanguagesTable;
  notices: NoticesTable;
  number_series: NumberSeriesTable;
  offline_payments: OfflinePaymentsTable;
  offline_ways: OfflineWaysTable;
  onboarding_progress: OnboardingProgressTable;
  one_time_codes: OneTimeCodesTable;
  order_credits: OrderCreditsTable;
  order_lines: OrderLinesTable;
  orders: OrdersTable;
  outline_removals: OutlineRemovalsTable;
  owner_links: OwnerLinksTable;
  pack_courses: PackCoursesTable;
  package_sittings: PackageSittingsTable;
  package_states: PackageStatesTable;
  paper_blueprints: PaperBlueprintsTable;
  paper_equal_versions: PaperEqualVersionsTable;
  paper_key_verdicts: PaperKeyVerdictsTable;
  paper_practice_answers: PaperPracticeAnswersTable;
  paper_practice_runs: PaperPracticeRunsTable;
  paper_questions: PaperQuestionsTable;
  paper_rescores: PaperRescoresTable;
  paper_set_turns: PaperSetTurnsTable;
  paper_settings_history: PaperSettingsHistoryTable;
  paper_versions: PaperVersionsTable;
  paper_watches: PaperWatchesTable;
  papers: PapersTable;
  parallel_papers: ParallelPapersTable;
  pass_pauses: PassPausesTable;
  pass_trials: PassTrialsTable;
  passes: PassesTable;
  password_links: PasswordLinksTable;
  payees: PayeesTable;
  payment_messages: PaymentMessagesTable;
  payments: PaymentsTable;
  payout_lines: PayoutLinesTable;
  payouts: PayoutsTable;
  person_keys: PersonKeysTable;
  place_closure: PlaceClosureTable;
  places: PlacesTable;
  plan_rules: PlanRulesTable;
  plans: PlansTable;
  policy_versions: PolicyVersionsTable;
  practice_assigned: PracticeAssignedTable;
  practice_assignments: PracticeAssignmentsTable;
  practice_chapters: PracticeChaptersTable;
  practice_fits: PracticeFitsTable;
  practice_goals: PracticeGoalsTable;
  practice_items: PracticeItemsTable;
  practice_link_exams: PracticeLinkExamsTable;
  practice_links: PracticeLinksTable;
  practice_plans: PracticePlansTable;
  practice_questions: PracticeQuestionsTable;
  practice_sessions: PracticeSessionsTable;
  practice_skills: PracticeSkillsTable;
  practice_students: PracticeStudentsTable;
  practice_taken: PracticeTakenTable;
  question_bookmarks: QuestionBookmarksTable;
  question_change_rows: QuestionChangeRowsTable;
  question_changes: QuestionChangesTable;
  question_collection_members: QuestionCollectionMembersTable;
  question_collections: QuestionCollectionsTable;
  question_drafts: QuestionDraftsTable;
  question_group_versions: QuestionGroupVersionsTable;
  question_groups: QuestionGroupsTable;
  question_import_pictures: QuestionImportPicturesTable;
  question_import_rows: QuestionImportRowsTable;
  question_imports: QuestionImportsTable;
  question_keys: QuestionKeysTable;
  question_numbers: QuestionNumbersTable;
  question_reports: QuestionReportsTable;
  question_reviews: QuestionReviewsTable;
  question_rewordings: QuestionRewordingsTable;
  question_terms: QuestionTermsTable;
  question_translations: QuestionTranslationsTable;
  question_versions: QuestionVersionsTable;
  questions: QuestionsTable;
  rank_list_entries: RankListEntriesTable;
  rank_list_issues: RankListIssuesTable;
  rank_list_sessions: RankListSessionsTable;
  rank_lists: RankListsTable;
  rating_reports: RatingReportsTable;
  recovery_codes: RecoveryCodesTable;
  reference_versions: ReferenceVersionsTable;
  referral_codes: ReferralCodesTable;
  referral_rules: ReferralRulesTable;
  referrals: ReferralsTable;
  refresh_tokens: RefreshTokensTable;
  refund_requests: RefundRequestsTable;
  refunds: RefundsTable;
  registrations: RegistrationsTable;
  response_events: ResponseEventsTable;
  responses: ResponsesTable;
  result_history: ResultHistoryTable;
  results: ResultsTable;
  revocations: RevocationsTable;
  roles: RolesTable;
  sales_documents: SalesDocumentsTable;
  schema_migrations: SchemaMigrationsTable;
  scorecards: ScorecardsTable;
  search_words: SearchWordsTable;
  seat_blocks: SeatBlocksTable;
  seats_taken: SeatsTakenTable;
  second_factors: SecondFactorsTable;
  sellers: SellersTable;
  session_log: SessionLogTable;
  sessions: SessionsTable;
  settings_changes: SettingsChangesTable;
  share_entries: ShareEntriesTable;
  share_parts: SharePartsTable;
  share_rules: ShareRulesTable;
  sheet_check_rows: SheetCheckRowsTable;
  sheet_checks: SheetChecksTable;
  sign_ups: SignUpsTable;
  social_accounts: SocialAccountsTable;
  staff_invitations: StaffInvitationsTable;
  standards: StandardsTable;
  student_views: StudentViewsTable;
  study_days: StudyDaysTable;
  subjects: SubjectsTable;
  syllabus_areas: SyllabusAreasTable;
  syllabus_links: SyllabusLinksTable;
  tie_chains: TieChainsTable;
  tries: TriesTable;
  video_rules: VideoRulesTable;
  wallet_holds: WalletHoldsTable;
  wallet_movements: WalletMovementsTable;
  wallet_parts: WalletPartsTable;
  wallet_promos: WalletPromosTable;
  wallet_rules: WalletRulesTable;
  wallets: WalletsTable;
  withdrawn_doubts: WithdrawnDoubtsTable;
}
