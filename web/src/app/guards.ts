import type { AllowedItem } from '@abhyas/contract/access';
import type { Me } from '@abhyas/contract/identity/sign-in';
import type { InstituteSettings } from '@abhyas/contract/tenancy/settings';
import { mayEnter, ownArea, type EnabledArea } from '../lib/areas.ts';
import { allows } from '../lib/institute.ts';
import { isGuardian } from '../lib/session.ts';

/** What a guard decides by: the institute, who is signed in, and the address that was asked for. */
interface Scene {
  readonly settings: InstituteSettings;
  readonly me: Me | undefined;
  /** Path, query and fragment. */
  readonly url: string;
}
/** Open, or where to go instead; `remember` is the address to come back to after signing in. */
export type Verdict = { readonly open: true } | { readonly goTo: string; readonly remember?: string };
export type Guard = (scene: Scene) => Verdict;

const open: Verdict = { open: true };
/**
 * Where a signed-in person lands: /home when the marketplace is allowed, otherwise the first area that is open to them
 * (spec §2). Staff of a suspended or closed institute land in their area, where they read why. Who has no area, or is not verified, lands on /home, which then says so.
 */
export function defaultRedirection(settings: InstituteSettings, me: Me): string {
  if ((allows(settings, 'marketPlace') && !settings.standing) || !me.verified) return '/home';
  return ownArea(settings, me) ?? '/home';
}

const WELCOME = '/student/welcome';

/** Where a sign-up goes on, for a student who has an area here; the address to come back to stays remembered until that is done. */
export const onboardingOf = (settings: InstituteSettings, me: Me): string | undefined =>
  me.verified && mayEnter('student', settings, me) ? `${WELCOME}?fresh=true` : undefined;

/** Where somebody lands who has just signed in: staff at their day, everybody else by the default redirection. */
export function landing(settings: InstituteSettings, me: Me): string {
  return me.verified && mayEnter('partner', settings, me) ? '/partner' : defaultRedirection(settings, me);
}

/** Login and sign-up are closed to who is signed in (spec §2). */
export const loginGuard: Guard = ({ settings, me }) => (me ? { goTo: defaultRedirection(settings, me) } : open);

/** Signed in and verified, or to login and back (spec §2). */
export const loggedInGuard: Guard = ({ me, url }) => {
  if (!me) return { goTo: '/login', remember: url };
  return me.verified ? open : { goTo: '/home', remember: url };
};

/** Signed in, with nothing in the way that has to be done first, whatever the role. */
export const signedInGuard: Guard = (scene) => {
  const verdict = loggedInGuard(scene);
  if ('goTo' in verdict || !scene.me) return verdict;
  const { me, url } = scene;
  // The institute demands a second factor of its staff: until it is set up, nothing else is open.
  if (me.needsSecondFactor) return { goTo: '/second-factor', remember: url };
  // A minor waits for a guardian's consent, and nothing of the area opens until it is there. Who comes from the questions of the
  // start has answered them, and goes on afterwards to what was wanted before.
  if (me.needsConsent) return { goTo: '/guardian-needed', ...(!url.startsWith(WELCOME) && { remember: url }) };
  return open;
};

/** Signed in, the area enabled by the institute, and the role that works there. */
const areaGuard =
  (area: EnabledArea): Guard =>
  (scene) => {
    const verdict = signedInGuard(scene);
    if ('goTo' in verdict || !scene.me) return verdict;
    const { settings, me } = scene;
    if (mayEnter(area, settings, me)) return open;
    // A guardian who follows the way to a student's page finds the child's.
    const goTo = area === 'student' && isGuardian(me) ? ownArea(settings, me) : undefined;
    return { goTo: goTo ?? defaultRedirection(settings, me) };
  };

export const studentGuard = areaGuard('student');
/** The student area under the name of a partner: for those of its students alone who have a number there (spec §2, §3). */
export const vedantuGuard =
  (vedantuId: string | null): Guard =>
  (scene) => {
    const verdict = studentGuard(scene);
    if ('goTo' in verdict || !scene.me) return verdict;
    return vedantuId === null ? { goTo: defaultRedirection(scene.settings, scene.me) } : open;
  };

/**
 * The student area opens once exam, class and year are chosen (spec §4: each is flagged on the user); whoever has not, is asked first.
 */
export const preparedGuard: Guard = (scene) => {
  const verdict = studentGuard(scene);
  if ('goTo' in verdict || !scene.me) return verdict;
  const { quizCategory, studentStandard, targetYear } = scene.me.account;
  const isPrepared = [quizCategory, studentStandard, targetYear].every((flag) => flag === 'y');
  // Whoever only looks at a student's pages chooses nothing for them.
  return isPrepared || scene.me.viewing ? open : { goTo: WELCOME, remember: scene.url };
};

/** Where a minor asks a guardian; nobody else has something to do there. */
export const consentNeededGuard: Guard = (scene) => {
  const verdict = loggedInGuard(scene);
  if ('goTo' in verdict || !scene.me) return verdict;
  return scene.me.needsConsent ? open : { goTo: defaultRedirection(scene.settings, scene.me) };
};

/** The pages of the children that a guardian answers for. */
export const guardianGuard: Guard = (scene) => {
  const verdict = loggedInGuard(scene);
  if ('goTo' in verdict || !scene.me) return verdict;
  const { settings, me } = scene;
  return isGuardian(me) && settings.config.student ? open : { goTo: defaultRedirection(settings, me) };
};

export const partnerGuard = areaGuard('partner');
export const testGenerationGuard = areaGuard('testGeneration');
export const manageGuard = areaGuard('manage');

/** Provider's employees only; everybody else goes to / (spec §2). */
export const employeesGuard: Guard = (scene) => {
  const verdict = loggedInGuard(scene);
  return 'goTo' in verdict || scene.me?.employee ? verdict : { goTo: '/' };
};

/** The marketplace home: where it is not allowed, one's own area stands in its place; visitors see the institute's door. */
export const homeGuard: Guard = ({ settings, me }) => {
  if (allows(settings, 'marketPlace') || !me) return open;
  const goTo = defaultRedirection(settings, me);
  return goTo === '/home' ? open : { goTo };
};

/** The shelves of courses: open where the institute has a marketplace or lets people explore; what visitors may not see the server refuses. */
export const shelvesGuard: Guard = (scene) => (allows(scene.settings, 'explore') ? open : homeGuard(scene));

/** A route that exists only where the institute allows its feature (spec §3); elsewhere it is not found. */
export const itemGuard = (settings: InstituteSettings, item: AllowedItem): boolean => allows(settings, item);

/** Single segments that match whatever the case (spec §2). */
export const isRedirectWord = (path: string): boolean => /^(?:scan|android|inbook)\/?$/i.test(path);
