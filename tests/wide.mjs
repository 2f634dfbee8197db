/**
 * Tests that go over every page, every answer of a provider or every place to die, where others of the same kind take a few, and those of
 * second factors, other sites' sign-ins and stores of files, which take long: `npm test` runs them last, as parts of their own, and `.ci/run`
 * those that it has time for: ninety minutes on two slow processors are too short for all.
 */
export const WIDE = {
  api: [
    'call-limits',
    'files-in-s3',
    'forget-pictures',
    'fuzz',
    'odd-answers',
    'openai',
    'profile-picture',
    'second-factor',
    'sign-in-limits',
    'social',
    'social-way',
    'stripe-protocol',
    'telemetry',
    'two-step',
    'verified-first',
  ].map((name) => `tests/api/${name}.test.ts`),
  workflows: ['account-recovery', 'generation', 'race-points', 'seed-twice'].map(
    (name) => `tests/workflows/${name}.test.ts`,
  ),
  'own-shops': ['generation-twins', 'outside-survival', 'true-schedule'].map(
    (name) => `tests/workflows/own-shop/${name}.test.ts`,
  ),
  journeys: [
    'accounts-profile',
    'approvals-barriers',
    'barriers',
    'cart-devices',
    'contact',
    'honest-figures',
    'hostile-words',
    'keyboard',
    'legal',
    'offline',
    'old-pages',
    'payment-result',
    'phone-finder',
    'social',
    'storage',
    'studio-people',
    'studio-troubles',
    'two-step',
    'zoom',
  ].map((name) => `**/${name}.spec.ts`),
}

/** Played by the others too, and to a greater length here. */
const LONGER = { api: [], workflows: ['tests/workflows/chaos.test.ts'], 'own-shops': [], journeys: [] }

/** Set by `npm test`: 'only' them, or all 'without' them. By hand any test can be named. */
const asked = process.env.WIDE

/**
 * What a runner takes of one kind's files.
 * @param {keyof typeof WIDE} kind @param {string[]} all
 * @returns {{ include: string[], exclude: string[] }}
 */
export const chosen = (kind, all) => ({
  include: asked === 'only' ? [...WIDE[kind], ...LONGER[kind]] : all,
  exclude: asked === 'without' ? WIDE[kind] : [],
})
