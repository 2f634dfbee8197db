/**
 * Loaded into a backend under test before its own code (`node --import`), to prove that the chaos run and the drills can fail: it takes one of the
 * shop's guards away, whose name stands in `GUARD_OFF`. The product knows nothing of it.
 */
import { randomBytes } from 'node:crypto'
import Module from 'node:module'

/** @typedef {(this: unknown, ...input: unknown[]) => unknown} Work */
/** @typedef {{ dedupeKey: string }} MailRequest */
/** @typedef {{ file: RegExp, names: string[], without: (work: Work) => Work }} Guard */

const another = () => randomBytes(16).toString('hex')

/** @type {Record<string, Guard>} */
const GUARDS = {
  /** Of an order that an interrupted completion left: it stays beside the next. */
  orphans: {
    file: /stripe-checkout\/.*completion\/orders-of-checkout\.[jt]s$/,
    names: ['cancelOrphans'],
    without: () => async () => undefined,
  },
  /** By which Prodigi knows a repeat: each try has another. */
  'print-key': {
    file: /prodigi\/.*modules\/prodigi\/service\.[jt]s$/,
    names: ['prepare'],
    without: (work) =>
      /** @this {unknown} @param {unknown[]} input */
      async function (...input) {
        const prepared = /** @type {object} */ (await work.apply(this, input))
        return { ...prepared, idempotency_key: another() }
      },
  },
  /** Of a use of a limited code, from the opening of the payment page: none is kept. */
  'promotion-hold': {
    file: /lib\/promotions\/uses\.[jt]s$/,
    names: ['holdUse'],
    without: () => async () => undefined,
  },
  /** By which a mail is known to be asked for a second time: each has another. */
  'mail-key': {
    file: /mail\/.*modules\/mail\/service\.[jt]s$/,
    names: ['keep'],
    without: (work) =>
      /** @this {unknown} @param {unknown} asked @param {unknown[]} rest */
      function (asked, ...rest) {
        const request = /** @type {MailRequest} */ (asked)
        return work.call(this, { ...request, dedupeKey: `${request.dedupeKey}:${another()}` }, ...rest)
      },
  },
  /** Of jobs whose schedules a Redis has lost: nobody looks. */
  'schedule-watch': {
    file: /patient_workflow_engine\/schedule-watch\.[jt]s$/,
    names: ['look'],
    without: () => () => Promise.resolve(0),
  },
  /** By which a customer is told where the money goes only once it goes: the money is taken to be released. */
  'release-first': {
    file: /workflows\/orders\/release-payment\.[jt]s$/,
    names: ['releasePaymentWorkflow'],
    without: () => () => ({ run: () => Promise.resolve({ result: { refunded: false } }) }),
  },
  /** By which a mail is not tried less and less often while it is the server that fails: each failure is taken for the mail's own. */
  'mail-server': {
    file: /mail\/.*modules\/mail\/back-off\.[jt]s$/,
    names: ['afterFailure'],
    without: (work) => (tried, now) => work({ .../** @type {object} */ (tried), reason: 'unknown' }, now),
  },
  /** Of a case whose picture is gone: nobody looks before its payment page opens. */
  'lost-pictures': {
    file: /ai-designs\/.*files\/open-files\.[jt]s$/,
    names: ['lostPictures'],
    without: () => () => Promise.resolve(new Set()),
  },
}

const name = process.env.GUARD_OFF ?? ''
const guard = GUARDS[name]
if (!guard) throw new Error(`There is no guard '${name}'. There are: ${Object.keys(GUARDS).join(', ')}.`)

/** Methods are taken from their class; a function from the exports, which may not be written to. @param {Record<string, any>} exported @param {Guard} off */
function unguarded(exported, { names, without }) {
  const { ...descriptors } = Object.getOwnPropertyDescriptors(exported)
  for (const each of names) {
    if (typeof exported[each] === 'function')
      descriptors[each] = { value: without(exported[each]), enumerable: true, configurable: true }
    for (const type of Object.values(exported)) {
      const method = typeof type === 'function' ? type.prototype?.[each] : undefined
      if (method) type.prototype[each] = without(method)
    }
  }
  return Object.defineProperties({}, descriptors)
}

/** @type {any} */
const prototype = Module.prototype
const load = prototype.load
/** @this {NodeJS.Module} @param {string} file */
prototype.load = function (file) {
  load.call(this, file)
  if (guard.file.test(file)) this.exports = unguarded(this.exports, guard)
}
