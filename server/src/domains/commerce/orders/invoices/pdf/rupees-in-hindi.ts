/** From 0 to 99: in Hindi each has a name of its own. */
const upTo99 =
  'शून्य एक दो तीन चार पाँच छह सात आठ नौ दस ग्यारह बारह तेरह चौदह पंद्रह सोलह सत्रह अठारह उन्नीस बीस इक्कीस बाईस तेईस चौबीस पच्चीस छब्बीस सत्ताईस अट्ठाईस उनतीस तीस इकतीस बत्तीस तैंतीस चौंतीस पैंतीस छत्तीस सैंतीस अड़तीस उनतालीस चालीस इकतालीस बयालीस तैंतालीस चौवालीस पैंतालीस छियालीस सैंतालीस अड़तालीस उनचास पचास इक्यावन बावन तिरपन चौवन पचपन छप्पन सत्तावन अट्ठावन उनसठ साठ इकसठ बासठ तिरसठ चौंसठ पैंसठ छियासठ सड़सठ अड़सठ उनहत्तर सत्तर इकहत्तर बहत्तर तिहत्तर चौहत्तर पचहत्तर छिहत्तर सतहत्तर अठहत्तर उनासी अस्सी इक्यासी बयासी तिरासी चौरासी पचासी छियासी सत्तासी अट्ठासी नवासी नब्बे इक्यानवे बानवे तिरानवे चौरानवे पचानवे छियानवे सत्तानवे अट्ठानवे निन्यानवे'.split(
    ' ',
  );
/** From the largest: what each is called, and how much it is. */
const large = [
  ['करोड़', 10_000_000],
  ['लाख', 100_000],
  ['हज़ार', 1000],
  ['सौ', 100],
] as const;

/** A whole number below 10 to the 14: 3058 → "तीन हज़ार अट्ठावन". */
function inWords(number: number): string {
  if (number < 100) return upTo99[number] ?? '';
  const [name, size] = large.find(([, one]) => number >= one) ?? large[3];
  const rest = number % size;
  return `${inWords(Math.floor(number / size))} ${name}${rest === 0 ? '' : ` ${inWords(rest)}`}`;
}

/** A sum in words as Hindi documents show it: 305800 paise → "तीन हज़ार अट्ठावन रुपये मात्र". */
export function rupeesInHindi(paise: number): string {
  const odd = paise % 100;
  return `${inWords(Math.floor(paise / 100))} रुपये${odd > 0 ? ` और ${inWords(odd)} पैसे` : ''} मात्र`;
}
