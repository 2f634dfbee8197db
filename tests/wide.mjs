/**
 * What `npm test` runs after the rest, as parts of their own, and `.ci/run` as long as it has time: ninety minutes on two slow processors are
 * too short for all. MORE are those of each kind that take long, beside the ones that every landing plays.
 */
export const MORE = {
  api: [
    'adjustment-links',
    'adjustment-waits',
    'adjustments',
    'administrators',
    'approvals-medusa',
    'audit-trail',
    'cancel-print',
    'catalogue-changes',
    'changed-in-print',
    'changed-order',
    'designs-gallery',
    'disputes',
    'file-guesses',
    'gallery-closed',
    'gallery-orders',
    'gallery-reports',
    'invoice',
    'lapsed-in-part',
    'leaving-after-a-change',
    'leaving-after-an-edit',
    'membership',
    'parked',
    'preview',
    'prices-below-zero',
    'print-file',
    'print-size',
    'promotion-limits',
    'stock',
    'swapped-file',
    'tended-approvals',
  ].map((name) => `tests/api/${name}.test.ts`),
  workflows: [
    'account-deletion',
    'activity',
    'adjustment-survival',
    'carried-print',
    'cart-survival',
    'delivery',
    'disputed-meanwhile',
    'late-completion',
    'limited-code',
    'lost-submission',
    'mail-queue',
    'membership',
    'nothing-to-pay',
    'parked-survival',
    'print-news',
    'refund-survival',
    'refused-capture',
    'sales-days',
    'selling-place',
    'tier-compensation',
    'unbooked-capture',
  ].map((name) => `tests/workflows/${name}.test.ts`),
  // What is timed in seconds is not played beside the unit tests.
  'own-shops': ['graceful-stop', 'own-database'].map((name) => `tests/workflows/own-shop/${name}.test.ts`),
  journeys: [
    'adjustment',
    'buyers',
    'cart-edit',
    'gallery',
    'medusa-admin',
    'membership',
    'merchandising',
    'my-designs',
    'order-again',
    'search-engines',
    'studio-editor',
  ].map((name) => `**/${name}.spec.ts`),
}

/**
 * Tests that go over every page, every answer of a provider or every place to die, where others of the same kind take a few, and those of
 * second factors, other sites' sign-ins and stores of files, which take longest.
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
  'own-shops': ['generation-twins', 'outside-survival', 'resting-provider', 'true-schedule'].map(
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

/** Set by `npm test`: 'first' those of neither list, then 'more' and 'wide'. By hand any test can be named. */
const asked = process.env.WIDTH

/**
 * What a runner takes of one kind's files.
 * @param {keyof typeof WIDE} kind @param {string[]} all
 * @returns {{ include: string[], exclude: string[] }}
 */
export function chosen(kind, all) {
  if (asked === 'more') return { include: MORE[kind], exclude: [] }
  if (asked === 'wide') return { include: [...WIDE[kind], ...LONGER[kind]], exclude: [] }
  return { include: all, exclude: asked === 'first' ? [...MORE[kind], ...WIDE[kind]] : [] }
}
