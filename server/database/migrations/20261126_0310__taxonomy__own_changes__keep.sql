-- A pattern knows its exam by the exam's code, so that the exam can be renamed. Exams that nobody has added yet have the code that they are
-- expected under.
alter table exam_patterns add column exam_code text;
update exam_patterns p set exam_code = coalesce(
  (select e.code from exams e where lower(e.name) = lower(p.exam)),
  case p.exam when 'JEE Main' then 'jee' when 'JEE Advanced' then 'jee-advanced' when 'NEET UG' then 'neet' when 'CUET UG' then 'cuet' end
);

-- What this product ever wrote of its reference data: a newer version adds what is new, and leaves alone what employees made of the rest.
alter table reference_versions add column written text[] not null default '{}';
update reference_versions set written = '{exam neet,exam jee}'::text[] || array[
  'area physics Units and Measurements',
  'area physics Kinematics',
  'area physics Laws of Motion',
  'area physics Work, Energy and Power',
  'area physics Rotational Motion and Gravitation',
  'area physics Thermodynamics and Kinetic Theory',
  'area physics Oscillations and Waves',
  'area physics Electrostatics and Current Electricity',
  'area physics Magnetism and Electromagnetic Induction',
  'area physics Optics and Modern Physics',
  'area chemistry Mole Concept and Stoichiometry',
  'area chemistry Atomic Structure',
  'area chemistry Periodicity and Chemical Bonding',
  'area chemistry Chemical Thermodynamics',
  'area chemistry Chemical and Ionic Equilibrium',
  'area chemistry Electrochemistry',
  'area chemistry Chemical Kinetics',
  'area chemistry d-Block and Coordination Compounds',
  'area chemistry General Organic Chemistry and Hydrocarbons',
  'area chemistry Organic Functional Groups',
  'area maths Sets, Relations and Functions',
  'area maths Complex Numbers and Quadratic Equations',
  'area maths Sequences and Series',
  'area maths Permutations, Combinations and Binomial Theorem',
  'area maths Trigonometry',
  'area maths Coordinate Geometry',
  'area maths Matrices and Determinants',
  'area maths Limits and Differential Calculus',
  'area maths Integral Calculus and Differential Equations',
  'area maths Vectors, 3-D Geometry and Probability',
  'area biology Diversity and Classification',
  'area biology Cell Structure and Division',
  'area biology Biomolecules and Enzymes',
  'area biology Plant Physiology',
  'area biology Digestion, Breathing and Circulation',
  'area biology Excretion, Nervous and Endocrine Systems',
  'area biology Reproduction',
  'area biology Genetics',
  'area biology Molecular Biology and Biotechnology',
  'area biology Ecology and Evolution'
] where name = 'taxonomy';
