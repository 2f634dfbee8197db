import { expect, it } from 'vitest'
import { DEATHS } from './drive/stories'
import { cases, others, read, sources, steps } from './fail-places'

const WRITES_ONE_ROW = 'one transaction that stands alone, asked for by a person who asks again'

/** Places where no test lets the shop die, each with why. A new step must be given a case, or a line here. */
const WITHOUT_A_CASE: Record<string, string> = {
  'cancel-generation-job': WRITES_ONE_ROW,
  'claim-guest-designs': 'repeated at the next sign-in',
  'delete-design': WRITES_ONE_ROW,
  'forget-pictures': 'repeated by its job',
  'like-design': WRITES_ONE_ROW,
  'report-design': WRITES_ONE_ROW,
  'retry-variation': WRITES_ONE_ROW,
  'review-design': WRITES_ONE_ROW,
  'resolve-reports': WRITES_ONE_ROW,
  'keep-design': WRITES_ONE_ROW,
  'update-design': WRITES_ONE_ROW,
  'mark-contact-message-answered': WRITES_ONE_ROW,
  'keep-contact-message': 'the sender sends it again: its fingerprint makes one of two',
  'plan-groups': 'reads only',
  'plan-tier': 'reads only',
  'meet-device': 'told of at the next sign-in: it is not known before',
  'assert-may-have-password': 'reads only',
  'remember-device': WRITES_ONE_ROW,
  'keep-consent': WRITES_ONE_ROW,
  'make-verify-link': 'the link is asked for again',
  'ask-for-proof': 'the link is asked for again',
  'open-login-session': 'whoever signs in does so again',
  'work-off-parked': 'repeated by `reconcile-checkouts`',
  'change-device': WRITES_ONE_ROW,
  'change-profile': WRITES_ONE_ROW,
  'create-device': WRITES_ONE_ROW,
  'plan-variants': 'reads only',
  'reconcile-print-specs': 'repeated by its job',
  'add-shop-columns': 'reads only',
  'prepare-merchandising': 'reads only',
  'recheck-reviews': 'repeated by its job',
  'set-review-visibility': WRITES_ONE_ROW,
  'check-review': 'reads only',
  'keep-review': WRITES_ONE_ROW,
  'start-factor': 'set up anew by whoever began: what was begun opens nothing',
  'make-recovery-codes': 'the account’s page offers new ones',
  'distrust-sessions': 'turned off by whoever asks again: nothing is off before the last step',
  'disable-factor': WRITES_ONE_ROW,
}

it('knows every step of every workflow', () => {
  expect(steps.length).toBeGreaterThan(80)
  expect(others.length).toBeGreaterThan(8)
  // A step whose name is not a plain text here would be overlooked.
  const made = sources.reduce((sum, file) => sum + read(file).split('createStep(').length - 1, 0)
  expect(steps).toHaveLength(made)
})

it('every place at which the shop may die has a case, or a reason why it has none', () => {
  const withNeither = (names: string[]) => names.filter((name) => !cases.has(name) && !WITHOUT_A_CASE[name])
  const all = [...new Set([...steps, ...others])]
  expect(withNeither(all)).toEqual([])
  expect(withNeither([...all, 'a-step-of-tomorrow'])).toEqual(['a-step-of-tomorrow'])
})

it('no reason is kept for what has a case or is gone', () => {
  const known = new Set([...steps, ...others])
  expect(Object.keys(WITHOUT_A_CASE).filter((name) => cases.has(name) || !known.has(name))).toEqual([])
})

it('and the figures that are told of them are these', () => {
  const said = read('docs/numbers.md')
  const all = new Set([...steps, ...others])
  expect(said).toContain(`${all.size} places (${steps.length} steps, ${others.length} methods)`)
  expect(said).toContain(`${Object.keys(WITHOUT_A_CASE).length} have a written reason`)
})

it('money and print die before each of their steps and after it', () => {
  const wanted = [
    'open-approval',
    'keep-mail',
    'request-decision',
    'preflight-print',
    'capture-payments',
    'submit-print',
    'prepare-submission',
    'record-submission',
    'release-payments',
    'act-on-print',
    'claim-approval-task',
    'record-task-step',
    'finish-approval-task',
  ]
  const deaths = DEATHS.map(({ at }) => `${at.when} ${at.point}`)
  const missing = wanted
    .flatMap((point) => [`before ${point}`, `after ${point}`])
    .filter((each) => !deaths.includes(each))
  expect(missing).toEqual([])
})
