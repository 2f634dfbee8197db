/**
 * For numbers of docs/numbers.md, and rows of docs/faults.md, a guard of the shop, and a test that turns red without it. Numbers 2, 13 and 20 are no guards of a
 * running backend: their own tests show what they find where nothing is in its way.
 * @typedef {object} Proof
 * @property {number | string} number of docs/numbers.md, or such as F22
 * @property {string} guard a name of tests/support/stack/guards
 * @property {string} test the project and the file of it, as `api/routes`
 * @property {string} only which of the file's tests are run: a pattern, as Vitest's `-t` takes it
 * @property {string} [red] words out of the name of the one that must fail, where `only` has others
 * @property {Record<string, string>} [env] settings of the test
 */

/** @param {number} checkouts @param {number} seed @param {number} killIn */
const crowd = (checkouts, seed, killIn) => ({
  test: 'workflows/chaos',
  only: `${checkouts} purchases of seed ${seed}`,
  env: {
    CHAOS_CHECKOUTS: String(checkouts),
    CHAOS_SEED: String(seed),
    CHAOS_KILL_IN: String(killIn),
  },
})
const DRILLED = { DRILL_RUNS: '10' }

/** @type {Proof[]} */
export const PROOFS = [
  { number: 1, guard: 'orphans', ...crowd(12, 1, 2) },
  { number: 1, guard: 'promotion-hold', ...crowd(14, 4, 100) },
  { number: 1, guard: 'print-key', ...crowd(20, 3, 20) },
  { number: 1, guard: 'mail-key', ...crowd(6, 23, 2) },
  {
    number: 3,
    guard: 'catch-up',
    test: 'workflows/own-shop/true-schedule',
    only: 'after a kill a paid order',
  },
  {
    number: 4,
    guard: 'reconcile',
    test: 'workflows/survival',
    only: 'every event is lost|paid checkout \\(silence\\)',
    red: 'paid checkout (silence)',
  },
  { number: 5, guard: 'stripe-asked', test: 'drills/news', only: 'F3', env: DRILLED },
  { number: 6, guard: 'stripe-signature', test: 'api/stripe-protocol', only: 'in none of forty ways' },
  { number: 6, guard: 'prodigi-asked', test: 'api/prodigi-news', only: '500 forged ones' },
  { number: 7, guard: 'approval-lock', test: 'drills/decisions', only: 'Process and Reject', env: DRILLED },
  { number: 8, guard: 'capture-row', test: 'workflows/survival', only: 'before Stripe was asked to capture' },
  { number: 9, guard: 'file-hash', test: 'api/print-file', only: 'where the stored one was changed' },
  { number: 9, guard: 'approved-file', test: 'api/print-file', only: 'another one was rendered meanwhile' },
  { number: 9, guard: 'approved-recipes', test: 'api/adjustments', only: 'a recipe that nobody approved' },
  { number: 10, guard: 'order-owner', test: 'api/isolation', only: 'is nothing to anybody else' },
  { number: 10, guard: 'recipe-owner', test: 'api/isolation', only: 'is nothing to anybody else' },
  { number: 11, guard: 'route-list', test: 'api/routes', only: 'are all known' },
  { number: 12, guard: 'null-character', test: 'api/cart', only: 'takes nothing that cannot be bought' },
  { number: 14, guard: 'made-anew', test: 'api/uploads', only: 'is made anew' },
  {
    number: 14,
    guard: 'portrait-made-anew',
    test: 'api/profile-picture',
    only: 'is a picture or a sentence',
  },
  { number: 15, guard: 'told-address', test: 'api/canary', only: 'makes the shop call an address' },
  { number: 15, guard: 'public-address', test: 'api/openai', only: 'address leads to this machine' },
  { number: 16, guard: 'same-work', test: 'api/sign-in-limits', only: 'does not tell at sign-in' },
  {
    number: 17,
    guard: 'counted-tries',
    test: 'api/sign-in-limits',
    only: 'at one account, from as many addresses',
    env: { GUESSES: '100' },
  },
  {
    number: 18,
    guard: 'day-budget',
    test: 'api/quota',
    only: 'a provider that costs money',
    red: 'never asked for more than the day’s money',
  },
  { number: 19, guard: 'ended-sign-ins', test: 'api/tokens', only: 'is refused at the next call after' },
  { number: 'F22', guard: 'dispute-look', test: 'api/disputes', only: 'every event of it is lost' },
  { number: 'F6', guard: 'news-first', test: 'drills/news', only: 'F6', env: { DRILL_RUNS: '100' } },
  {
    number: 'F16',
    guard: 'approval-lock',
    test: 'workflows/race-points',
    only: 'after.*move',
    red: 'Process, then Process',
  },
  { number: 'F18', guard: 'capture-row', test: 'drills/captures', only: 'F18', env: DRILLED },
  { number: 'F19', guard: 'made-refunds', test: 'drills/decisions', only: 'F19', env: DRILLED },
  {
    number: 'F22',
    guard: 'dispute-hold',
    test: 'workflows/disputed-meanwhile',
    only: 'between the money and the print',
  },
  {
    number: 'F23',
    guard: 'release-first',
    test: 'drills/outage',
    only: 'are away',
    env: { DRILL_RUNS: '2' },
  },
  { number: 'F24', guard: 'print-look', test: 'workflows/lost-submission', only: 'forgotten its key' },
  { number: 'F34', guard: 'lost-pictures', test: 'api/files-in-s3', only: 'lost a picture' },
  { number: 'F39', guard: 'mail-server', test: 'drills/outage', only: 'away for three days' },
  { number: 'F40', guard: 'schedule-watch', test: 'drills/redis', only: 'is emptied while the shop sells' },
]
