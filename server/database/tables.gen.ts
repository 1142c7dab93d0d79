// Generated from the migrated database; do not edit.
import type { Generated } from 'kysely';

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

export interface AttemptSeatsTable {
  institute_id: number;
  attempt_id: string;
  seat: number;
  taken_at: Date;
  device: Generated<string>;
  address: Generated<string>;
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
}

export interface InstitutesTable {
  id: number;
  kind: string;
  subdomain: string;
  created_at: Generated<Date>;
  state: Generated<string>;
}

export interface KnowledgeAreasTable {
  id: string;
  subject_id: number;
  parent_id: string | null;
  name: string;
  position: Generated<number>;
}

export interface LearnerProfilesTable {
  institute_id: number;
  account_id: string;
  exam_ids: Generated<number[]>;
  standard_id: number | null;
  target_year: number | null;
  languages: Generated<string[]>;
  updated_at: Date;
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

export interface QuestionTranslationsTable {
  institute_id: number;
  question_id: string;
  version: number;
  language: string;
  content: unknown;
}

export interface QuestionVersionsTable {
  institute_id: number;
  question_id: string;
  version: number;
  type: string;
  content: unknown;
  created_by: string | null;
  created_at: Date;
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
}

export interface RefreshTokensTable {
  institute_id: number;
  hash: Buffer;
  session_id: string;
  created_at: Date;
  expires_at: Date;
  used_at: Date | null;
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

export interface SchemaMigrationsTable {
  name: string;
  sha256: string;
  applied_at: Generated<Date>;
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
}

export interface StandardsTable {
  id: number;
  name: string;
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

export interface Tables {
  accounts: AccountsTable;
  answer_history: AnswerHistoryTable;
  attempt_seats: AttemptSeatsTable;
  attempts: AttemptsTable;
  audit_log: AuditLogTable;
  entitlements: EntitlementsTable;
  exam_standards: ExamStandardsTable;
  exam_subjects: ExamSubjectsTable;
  exams: ExamsTable;
  institute_hosts: InstituteHostsTable;
  institute_knowledge_areas: InstituteKnowledgeAreasTable;
  institute_settings: InstituteSettingsTable;
  institutes: InstitutesTable;
  knowledge_areas: KnowledgeAreasTable;
  learner_profiles: LearnerProfilesTable;
  media_files: MediaFilesTable;
  paper_questions: PaperQuestionsTable;
  paper_settings_history: PaperSettingsHistoryTable;
  paper_versions: PaperVersionsTable;
  papers: PapersTable;
  question_import_rows: QuestionImportRowsTable;
  question_imports: QuestionImportsTable;
  question_keys: QuestionKeysTable;
  question_numbers: QuestionNumbersTable;
  question_translations: QuestionTranslationsTable;
  question_versions: QuestionVersionsTable;
  questions: QuestionsTable;
  refresh_tokens: RefreshTokensTable;
  response_events: ResponseEventsTable;
  responses: ResponsesTable;
  results: ResultsTable;
  revocations: RevocationsTable;
  roles: RolesTable;
  schema_migrations: SchemaMigrationsTable;
  sessions: SessionsTable;
  standards: StandardsTable;
  subjects: SubjectsTable;
  syllabus_areas: SyllabusAreasTable;
}
