import pg from 'pg';
import type { Cluster } from './cluster.ts';

export const firstNames =
  `Aarav Aditi Aditya Akash Aman Amit Ananya Anika Anil Anjali Ankit Arjun Aryan Asha Bhavna Chetan Deepa Deepak Dev Diya Farhan Farida Gauri
  Harsh Isha Ishaan Jatin Kabir Karan Kavya Kiran Krishna Lakshmi Manish Meera Mohan Naina Neha Nikhil Nisha Om Pooja Prakash Pranav Priya
  Rahul Rajesh Rakesh Ravi Rekha Rohan Rohit Sameer Sana Sanjay Sara Shivam Shreya Simran Sneha Sunita Tara Tanvi Uday Varun Vidya Vijay
  Vikram Yash Zoya`.split(/\s+/);
export const lastNames =
  `Agarwal Ahmed Bansal Bapat Bhatt Chauhan Chopra Das Desai Deshmukh Deshpande Dubey Gandhi Ghosh Gupta Iyer Jain Jadhav Joshi Kapoor Kaur
  Khan Kulkarni Kumar Mehta Menon Mishra Mukherjee Nair Pandey Patel Patil Pillai Rao Rathore Reddy Saxena Shah Shaikh Sharma Shetty Singh
  Sinha Thakur Tiwari Tripathi Varma Verma Yadav`.split(/\s+/);
export const chapters =
  `Rotation Optics Thermodynamics Electrostatics Kinematics Gravitation Waves Magnetism Semiconductors Equilibrium Electrochemistry
  Hydrocarbons Polymers Biomolecules Calculus Probability Matrices Vectors Trigonometry Ellipse Genetics Ecology Respiration Photosynthesis`.split(
    /\s+/,
  );
const kindsOfTests = ['Part Test', 'Full Mock', 'Daily Practice', 'Revision', 'Diagnostic'];

/**
 * Gives an institute so many students, tests, courses, lessons and batches, straight into the tables, with the names that there are in India
 * as often as they repeat there: some tens of first names and surnames for all.
 */
export async function seedNames({ superuser }: Cluster, instituteId: number, count: number): Promise<void> {
  const client = new pg.Client({ connectionString: superuser });
  await client.connect();
  try {
    await client.query(
      `insert into accounts (institute_id, id, email, first_name, last_name, mobile_number, country_code, roll_number, kind, role_name, created_at, updated_at)
       select $1, gen_random_uuid(), lower(f.name || '.' || l.name || n || '@school.example'), f.name, l.name, '+9198' || lpad(n::text, 8, '0'), 'IN',
         'MA-2027-' || lpad(n::text, 6, '0'), 'student', 'student', now(), now()
       from generate_series(1, $2::int) n
       cross join lateral (select ($3::text[])[1 + n * 7919 % cardinality($3::text[])] as name) f
       cross join lateral (select ($4::text[])[1 + (n::bigint * 104729 % 8191)::int % cardinality($4::text[])] as name) l`,
      [instituteId, count, firstNames, lastNames],
    );
    const title = `($3::text[])[1 + n % cardinality($3::text[])] || ' ' || 1 + n / 24 || ': ' || ($4::text[])[1 + n * 7919 % cardinality($4::text[])]`;
    await client.query(
      `insert into papers (institute_id, id, kind, status, draft, created_at, updated_at)
       select $1, gen_random_uuid(), 'PREDEFINED', 'draft', jsonb_build_object('title', ${title}, 'minutes', 180, 'sections', '[]'::jsonb),
         now(), now() - n * interval '1 minute' from generate_series(1, $2::int) n`,
      [instituteId, count, kindsOfTests, chapters],
    );
    await client.query(
      `insert into courses (institute_id, id, type, status, details, created_at, updated_at)
       select $1, gen_random_uuid(), 'course', 'draft', jsonb_build_object('title', ${title}, 'subtitle', ''), now(), now()
       from generate_series(1, $2::int) n`,
      [instituteId, count, ['Foundation', 'Complete', 'Crash course', 'Problems'], chapters],
    );
    const section = await client.query<{ course_id: string; id: string }>(
      `insert into course_sections (institute_id, id, course_id, title, position)
       select $1, gen_random_uuid(), id, 'All', 0 from courses where institute_id = $1 limit 1 returning course_id, id`,
      [instituteId],
    );
    const { course_id: courseId, id: sectionId } = section.rows[0]!;
    await client.query(
      `insert into course_lessons (institute_id, id, course_id, section_id, position, kind, title, draft, updated_at)
       select $1, gen_random_uuid(), $5, $6, n, 'article', 'Lesson', jsonb_build_object('title', ${title}), now() from generate_series(1, $2::int) n`,
      [instituteId, count, ['Introduction', 'Solved examples', 'Homework', 'Summary'], chapters, courseId, sectionId],
    );
    await client.query(
      `insert into batches (institute_id, id, name, kind, created_by, created_at, updated_at)
       select $1, gen_random_uuid(), ${title} || ' ' || n, 'batch', gen_random_uuid(), now(), now() from generate_series(1, $2::int) n`,
      [instituteId, count, ['JEE', 'NEET', 'Droppers', 'Weekend'], chapters],
    );
    await client.query('vacuum analyze accounts, papers, courses, course_lessons, batches');
  } finally {
    await client.end();
  }
}
