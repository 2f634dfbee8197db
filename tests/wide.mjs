/**
 * Tests that go over every page, every answer of a provider or every place to die, where others of the same kind take a few: `npm test` runs
 * them last, as parts of their own, and `.ci/run` those that it has time for: ninety minutes on two slow processors are too short for all.
 */
export const WIDE = {
  api: [
    'call-limits',
    'fuzz',
    'odd-answers',
    'openai',
    'sign-in-limits',
    'social-way',
    'stripe-protocol',
  ].map((name) => `tests/api/${name}.test.ts`),
  workflows: ['account-recovery', 'generation'].map((name) => `tests/workflows/${name}.test.ts`),
  'own-shops': ['generation-twins', 'true-schedule'].map(
    (name) => `tests/workflows/own-shop/${name}.test.ts`,
  ),
  journeys: [
    'approvals-barriers',
    'barriers',
    'honest-figures',
    'hostile-words',
    'keyboard',
    'legal',
    'offline',
    'old-pages',
    'payment-result',
    'storage',
    'studio-troubles',
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
