import type { QuestionFlag } from '@abhyas/contract/assessments/analysis';
import type { AbsentRow } from '@abhyas/contract/assessments/absent';
import type { AttemptRow } from '@abhyas/contract/assessments/papers';
import type { Combination } from '@abhyas/contract/assessments/rank-lists';
import type { Language } from '@abhyas/contract/shapes';

/** Texts of the product on printed results, in the language of who asked for them. Numbers come as they are written there. */
export interface ResultWords {
  readonly results: string;
  readonly rankList: string;
  readonly everybody: string;
  readonly batch: (name: string) => string;
  readonly version: (version: string) => string;
  readonly asOf: (at: string) => string;
  readonly nobody: string;
  readonly glance: string;
  readonly sat: string;
  readonly satNote: string;
  readonly average: string;
  readonly of: (full: string) => string;
  readonly deviation: (marks: string) => string;
  readonly median: string;
  readonly middle: (first: string, third: string) => string;
  readonly best: string;
  readonly lowest: (marks: string) => string;
  readonly passed: string;
  readonly passedNote: (count: string, above: string) => string;
  readonly time: string;
  readonly timeNote: (minutes: string) => string;
  readonly minutes: (minutes: string) => string;
  readonly absentCount: string;
  readonly waitingCount: (count: string) => string;
  readonly distribution: string;
  readonly students: string;
  readonly marks: string;
  readonly passAbove: (marks: string) => string;
  readonly averages: string;
  readonly subject: string;
  readonly section: string;
  readonly share: string;
  readonly chapters: string;
  readonly chaptersNote: string;
  readonly chapter: string;
  readonly questionCount: string;
  readonly ofEverybody: string;
  readonly questions: string;
  readonly questionsNote: string;
  readonly number: string;
  readonly right: string;
  readonly partial: string;
  readonly wrong: string;
  readonly skipped: string;
  readonly discrimination: string;
  readonly biserial: string;
  readonly mostWrong: string;
  readonly seconds: string;
  readonly flags: Readonly<Record<QuestionFlag, string>>;
  readonly attempts: string;
  readonly attemptsNote: string;
  readonly rank: string;
  readonly student: string;
  readonly result: string;
  readonly pass: string;
  readonly fail: string;
  readonly states: Readonly<Record<AttemptRow['state'], string>>;
  readonly percentile: string;
  readonly started: string;
  readonly late: string;
  readonly absent: string;
  readonly allHere: string;
  readonly batches: string;
  readonly state: string;
  readonly absence: Readonly<Record<AbsentRow['state'], string>>;
  readonly closes: string;
  readonly combine: Readonly<Record<Combination, string>>;
  readonly issue: (issue: string, at: string) => string;
  readonly candidates: (count: string) => string;
  readonly outdated: string;
  readonly outdatedText: string;
  readonly leftOut: string;
  readonly leftOutLine: (label: string, version: string, count: string) => string;
  readonly sessions: string;
  readonly session: string;
  readonly paper: string;
  readonly paperVersion: string;
  readonly appeared: string;
  readonly highest: string;
  readonly ranks: string;
  readonly tiesShare: string;
  readonly tiesBy: (chain: string, source: string) => string;
  readonly secondHand: string;
  readonly figureIn: (what: string, subject: string) => string;
  /** What a tie chain compares, by the names of its links. */
  readonly figures: Readonly<Record<string, string>>;
  readonly subjects: Readonly<Record<string, string>>;
  readonly comparison: string;
  readonly means: string;
  readonly meansNote: (same: string) => string;
  readonly firstResult: string;
  readonly mean: string;
  readonly meanOfSame: string;
  readonly gains: string;
  readonly gainsNote: (gain: string, deviation: string) => string;
  readonly gainsCount: (up: string, level: string, down: string) => string;
  readonly gain: string;
  readonly nobodySame: string;
  readonly sharedChapters: string;
  readonly sharedNote: string;
}

const en: ResultWords = {
  results: 'Results',
  rankList: 'Rank list',
  everybody: 'Everybody who took it',
  batch: (name) => `Batch: ${name}`,
  version: (version) => `Version ${version}`,
  asOf: (at) => `As of ${at}`,
  nobody: 'Nobody has a result yet.',
  glance: 'The marks at a glance',
  sat: 'Taken by',
  satNote: 'first attempts',
  average: 'Average',
  of: (full) => `of ${full}`,
  deviation: (marks) => `standard deviation ${marks}`,
  median: 'Median',
  middle: (first, third) => `middle half ${first} to ${third}`,
  best: 'Best',
  lowest: (marks) => `lowest ${marks}`,
  passed: 'Passed',
  passedNote: (count, above) => `${count} above ${above}`,
  time: 'Average time',
  timeNote: (minutes) => `of ${minutes} min`,
  minutes: (minutes) => `${minutes} min`,
  absentCount: 'Absent',
  waitingCount: (count) => `${count} not started yet`,
  distribution: 'Distribution of marks',
  students: 'Students',
  marks: 'Marks',
  passAbove: (marks) => `pass above ${marks}`,
  averages: 'Subjects and sections',
  subject: 'Subject',
  section: 'Section',
  share: 'Share',
  chapters: 'Weakest chapters',
  chaptersNote: 'Share of the marks that was won on average, the smallest first.',
  chapter: 'Chapter',
  questionCount: 'Questions',
  ofEverybody: 'Average of everybody',
  questions: 'Questions',
  questionsNote:
    'Discrimination: right among the best 27 percent less right among the weakest. Point-biserial: correlation with the marks on the rest of the test.',
  number: 'No.',
  right: 'Right',
  partial: 'Partly',
  wrong: 'Wrong',
  skipped: 'Skipped',
  discrimination: 'Discrimination',
  biserial: 'Point-biserial',
  mostWrong: 'Most frequent wrong answer',
  seconds: 'Seconds',
  flags: {
    KEY_SUSPICIOUS: 'Check the key',
    WEAK: 'Hardly tells strong from weak',
    EASY: 'Very easy',
    HARD: 'Very hard',
    SKIPPED: 'Mostly skipped',
  },
  attempts: 'Attempts and scores',
  attemptsNote: 'Every attempt at the test, also later ones and those at other versions.',
  rank: 'Rank',
  student: 'Student',
  result: 'Result',
  pass: 'Pass',
  fail: 'Fail',
  states: { running: 'Running', closed: 'Being marked', marked: 'Marked' },
  percentile: 'Percentile',
  started: 'Started',
  late: 'Late answers',
  absent: 'Absent students',
  allHere: 'Nobody of those it was assigned to is absent.',
  batches: 'Batches',
  state: 'State',
  absence: { absent: 'Absent', waiting: 'Not started yet' },
  closes: 'Closes',
  combine: { best_percentile: 'Best percentile of the sessions', sum: 'Marks added' },
  issue: (issue, at) => `Issue ${issue}, ${at}`,
  candidates: (count) => `Candidates: ${count}`,
  outdated: 'Results have changed since this list was issued',
  outdatedText: 'Issue it again to rank everybody by the results as they stand now.',
  leftOut: 'Some students sat a version that is not in this list',
  leftOutLine: (label, version, count) => `${label}: ${count} sat version ${version}`,
  sessions: 'Tests',
  session: 'Session',
  paper: 'Test',
  paperVersion: 'Version',
  appeared: 'Appeared',
  highest: 'Highest marks',
  ranks: 'Ranks',
  tiesShare: 'Equal totals share a rank.',
  tiesBy: (chain, source) => `Equal totals are told apart by: ${chain}. Source: ${source}.`,
  secondHand: 'Known at second hand only.',
  figureIn: (what, subject) => `${what} in ${subject}`,
  figures: {
    marks: 'marks',
    percentile: 'percentile',
    positiveMarks: 'positive marks',
    wrong: 'fewer wrong answers',
    wrongToRight: 'lower ratio of wrong to right',
  },
  subjects: {
    physics: 'Physics',
    chemistry: 'Chemistry',
    maths: 'Mathematics',
    mathematics: 'Mathematics',
    biology: 'Biology',
  },
  comparison: 'Comparison of tests',
  means: 'Averages',
  meansNote: (same) => `Shares of the full marks. Students who sat all of them: ${same}.`,
  firstResult: 'First result',
  mean: 'Mean',
  meanOfSame: 'Mean of the same students',
  gains: 'Gains of the same students',
  gainsNote: (gain, deviation) =>
    `From the first test to the last ${gain} percent points on average, standard deviation ${deviation}.`,
  gainsCount: (up, level, down) => `Gained ${up}, unchanged ${level}, lost ${down}.`,
  gain: 'Gain',
  nobodySame: 'Nobody sat all of these tests.',
  sharedChapters: 'Chapters they share',
  sharedNote: 'Share of the marks won at each; the weakest at the last test first.',
};

const hi: ResultWords = {
  results: 'परिणाम',
  rankList: 'रैंक सूची',
  everybody: 'टेस्ट देने वाले सभी',
  batch: (name) => `बैच: ${name}`,
  version: (version) => `संस्करण ${version}`,
  asOf: (at) => `${at} की स्थिति`,
  nobody: 'अभी किसी का परिणाम नहीं आया।',
  glance: 'अंक एक नज़र में',
  sat: 'टेस्ट दिया',
  satNote: 'पहले प्रयास',
  average: 'औसत',
  of: (full) => `${full} में से`,
  deviation: (marks) => `मानक विचलन ${marks}`,
  median: 'माध्यिका',
  middle: (first, third) => `बीच का आधा भाग ${first} से ${third}`,
  best: 'सर्वोच्च',
  lowest: (marks) => `न्यूनतम ${marks}`,
  passed: 'उत्तीर्ण',
  passedNote: (count, above) => `${above} से ऊपर ${count}`,
  time: 'औसत समय',
  timeNote: (minutes) => `${minutes} मिनट में से`,
  minutes: (minutes) => `${minutes} मिनट`,
  absentCount: 'अनुपस्थित',
  waitingCount: (count) => `${count} ने अभी शुरू नहीं किया`,
  distribution: 'अंकों का वितरण',
  students: 'विद्यार्थी',
  marks: 'अंक',
  passAbove: (marks) => `${marks} से ऊपर उत्तीर्ण`,
  averages: 'विषय और खंड',
  subject: 'विषय',
  section: 'खंड',
  share: 'हिस्सा',
  chapters: 'सबसे कमज़ोर अध्याय',
  chaptersNote: 'औसतन कितने अंक मिले, सबसे कम पहले।',
  chapter: 'अध्याय',
  questionCount: 'प्रश्न',
  ofEverybody: 'सभी का औसत',
  questions: 'प्रश्न',
  questionsNote:
    'विभेदन: सबसे अच्छे 27 प्रतिशत में सही का हिस्सा घटा सबसे कमज़ोर 27 प्रतिशत में सही का हिस्सा। पॉइंट-बाइसीरियल: बाकी टेस्ट के अंकों से सहसंबंध।',
  number: 'क्र.',
  right: 'सही',
  partial: 'आंशिक',
  wrong: 'गलत',
  skipped: 'छोड़ा',
  discrimination: 'विभेदन',
  biserial: 'पॉइंट-बाइसीरियल',
  mostWrong: 'सबसे आम गलत उत्तर',
  seconds: 'सेकंड',
  flags: {
    KEY_SUSPICIOUS: 'कुंजी जाँचें',
    WEAK: 'अच्छे और कमज़ोर में भेद नहीं करता',
    EASY: 'बहुत आसान',
    HARD: 'बहुत कठिन',
    SKIPPED: 'अधिकतर ने छोड़ा',
  },
  attempts: 'प्रयास और अंक',
  attemptsNote: 'टेस्ट का हर प्रयास, बाद के और दूसरे संस्करणों के प्रयास भी।',
  rank: 'रैंक',
  student: 'विद्यार्थी',
  result: 'परिणाम',
  pass: 'उत्तीर्ण',
  fail: 'अनुत्तीर्ण',
  states: { running: 'जारी', closed: 'जाँच हो रही है', marked: 'जाँचा गया' },
  percentile: 'पर्सेंटाइल',
  started: 'शुरू',
  late: 'देर से आए उत्तर',
  absent: 'अनुपस्थित विद्यार्थी',
  allHere: 'जिन्हें टेस्ट सौंपा गया, उनमें कोई अनुपस्थित नहीं है।',
  batches: 'बैच',
  state: 'स्थिति',
  absence: { absent: 'अनुपस्थित', waiting: 'अभी शुरू नहीं किया' },
  closes: 'बंद होता है',
  combine: { best_percentile: 'सत्रों में सबसे अच्छा पर्सेंटाइल', sum: 'अंक जोड़कर' },
  issue: (issue, at) => `अंक ${issue}, ${at}`,
  candidates: (count) => `परीक्षार्थी: ${count}`,
  outdated: 'इस सूची के जारी होने के बाद परिणाम बदले हैं',
  outdatedText: 'अभी के परिणामों से सबको रैंक देने के लिए फिर से जारी करें।',
  leftOut: 'कुछ विद्यार्थी ऐसे संस्करण में बैठे जो इस सूची में नहीं है',
  leftOutLine: (label, version, count) => `${label}: संस्करण ${version} में बैठे ${count}`,
  sessions: 'टेस्ट',
  session: 'सत्र',
  paper: 'टेस्ट',
  paperVersion: 'संस्करण',
  appeared: 'बैठे',
  highest: 'सर्वाधिक अंक',
  ranks: 'रैंक',
  tiesShare: 'बराबर योग को एक ही रैंक मिलती है।',
  tiesBy: (chain, source) => `बराबर योग में अंतर: ${chain}। स्रोत: ${source}।`,
  secondHand: 'केवल दूसरे स्रोत से ज्ञात।',
  figureIn: (what, subject) => `${subject} में ${what}`,
  figures: {
    marks: 'अंक',
    percentile: 'पर्सेंटाइल',
    positiveMarks: 'धनात्मक अंक',
    wrong: 'कम गलत उत्तर',
    wrongToRight: 'गलत और सही का कम अनुपात',
  },
  subjects: {
    physics: 'भौतिकी',
    chemistry: 'रसायन विज्ञान',
    maths: 'गणित',
    mathematics: 'गणित',
    biology: 'जीव विज्ञान',
  },
  comparison: 'टेस्टों की तुलना',
  means: 'औसत',
  meansNote: (same) => `पूर्णांक का हिस्सा। सभी टेस्ट देने वाले विद्यार्थी: ${same}।`,
  firstResult: 'पहला परिणाम',
  mean: 'माध्य',
  meanOfSame: 'उन्हीं विद्यार्थियों का माध्य',
  gains: 'उन्हीं विद्यार्थियों की बढ़त',
  gainsNote: (gain, deviation) => `पहले टेस्ट से आखिरी तक औसतन ${gain} प्रतिशत अंक, मानक विचलन ${deviation}।`,
  gainsCount: (up, level, down) => `बढ़े ${up}, समान ${level}, घटे ${down}।`,
  gain: 'बढ़त',
  nobodySame: 'किसी ने ये सभी टेस्ट नहीं दिए।',
  sharedChapters: 'साझे अध्याय',
  sharedNote: 'हर टेस्ट में मिले अंकों का हिस्सा; आखिरी टेस्ट में सबसे कमज़ोर पहले।',
};

export const resultWords: Readonly<Record<Language, ResultWords>> = { en, hi };
