/** Words of names that nobody has to check: the product proposes them, a student picks one. */
const QUALITIES = [
  'Brave',
  'Bright',
  'Calm',
  'Clever',
  'Curious',
  'Eager',
  'Gentle',
  'Happy',
  'Keen',
  'Kind',
  'Lively',
  'Lucky',
  'Merry',
  'Nimble',
  'Patient',
  'Quick',
  'Quiet',
  'Steady',
  'Sunny',
  'Swift',
  'Tidy',
  'Wise',
] as const;
const CREATURES = [
  'Barbet',
  'Bulbul',
  'Chital',
  'Crane',
  'Dolphin',
  'Drongo',
  'Egret',
  'Falcon',
  'Gaur',
  'Gharial',
  'Hoopoe',
  'Ibis',
  'Kingfisher',
  'Langur',
  'Mongoose',
  'Myna',
  'Nilgai',
  'Otter',
  'Owl',
  'Pangolin',
  'Peafowl',
  'Sambar',
  'Sunbird',
  'Tiger',
] as const;
const NUMBERS = 90;

/** `Curious Kingfisher 27`: so many different names there are. */
const COUNT = QUALITIES.length * CREATURES.length * NUMBERS;

/** Names for these numbers, each in [0, 1). Pure. */
export function pseudonyms(chances: readonly number[]): string[] {
  return chances.map((chance) => {
    const at = Math.floor(chance * COUNT);
    const [pair, number] = [Math.floor(at / NUMBERS), at % NUMBERS];
    return `${QUALITIES[Math.floor(pair / CREATURES.length)]!} ${CREATURES[pair % CREATURES.length]!} ${number + 10}`;
  });
}

/** True for a name that the product may have proposed. Pure. */
export function isPseudonym(name: string): boolean {
  const [quality, creature, number, ...more] = name.split(' ');
  return (
    more.length === 0 &&
    QUALITIES.some((word) => word === quality) &&
    CREATURES.some((word) => word === creature) &&
    /^[1-9]\d$/.test(number ?? '')
  );
}
