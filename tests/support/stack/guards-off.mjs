/**
 * Loaded into a backend under test before its own code (`node --import`), to prove that the chaos run and the drills can fail: it takes one of the
 * shop's guards away, whose name stands in `GUARD_OFF`. The product knows nothing of it.
 */
import { randomBytes } from 'node:crypto'
import Module from 'node:module'

/** @typedef {(this: unknown, ...input: unknown[]) => unknown} Work */
/** @typedef {{ dedupeKey: string }} MailRequest */
/** @typedef {{ file: RegExp, names: string[], without: (work: Work, name: string) => Work }} Guard */

const another = () => randomBytes(16).toString('hex')

/** @type {Record<string, Guard>} */
const GUARDS = {
  /** Of an order that an interrupted completion left: it stays beside the next. */
  orphans: {
    file: /stripe-checkout\/.*completion\/orders-of-checkout\.[jt]s$/,
    names: ['cancelOrphans'],
    without: () => async () => undefined,
  },
  /** By which Prodigi knows a repeat: each try has another, and nobody looks what Prodigi has. */
  'print-key': {
    file: /prodigi\/.*(?:modules\/prodigi\/service|client\/prodigi-client)\.[jt]s$/,
    names: ['prepare', 'printOf'],
    without: (work, name) =>
      /** @this {unknown} @param {unknown[]} input */
      async function (...input) {
        if (name === 'printOf') return null
        const prepared = /** @type {object} */ (await work.apply(this, input))
        return { ...prepared, idempotency_key: another() }
      },
  },
  /** The look at what Prodigi has of an order, before it is handed over. */
  'print-look': {
    file: /prodigi\/.*client\/prodigi-client\.[jt]s$/,
    names: ['printOf'],
    without: () => async () => null,
  },
  /** Of disputes and warnings of which no event tells: nobody looks. */
  'dispute-look': {
    file: /stripe-checkout\/.*completion\/look-for-disputes\.[jt]s$/,
    names: ['lookForDisputes'],
    without: () => async () => 0,
  },
  /** Of a bank's word between a decision and its work. */
  'dispute-hold': {
    file: /lib\/orders\/hold-if-disputed\.[jt]s$/,
    names: ['holdIfDisputed'],
    without: () => async () => undefined,
  },
  /** Of bytes on the disk: whatever lies there is what was kept. */
  'file-hash': {
    file: /ai-designs\/.*files\/read-noted\.[jt]s$/,
    names: ['readNoted', 'readOriginal'],
    without: (_work, name) =>
      /** @param {unknown[]} input */
      async function (...input) {
        const container = /** @type {any} */ (input[0])
        const file = /** @type {any} */ (input[1])
        return container.resolve('file').getAsBuffer(name === 'readNoted' ? file.id : file.original_file_id)
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
}

const name = process.env.GUARD_OFF ?? ''
const guard = GUARDS[name]
if (!guard) throw new Error(`There is no guard '${name}'. There are: ${Object.keys(GUARDS).join(', ')}.`)

/** Methods are taken from their class; a function from the exports, which may not be written to. @param {Record<string, any>} exported @param {Guard} off */
function unguarded(exported, { names, without }) {
  const { ...descriptors } = Object.getOwnPropertyDescriptors(exported)
  for (const each of names) {
    if (typeof exported[each] === 'function')
      descriptors[each] = { value: without(exported[each], each), enumerable: true, configurable: true }
    for (const type of Object.values(exported)) {
      const method = typeof type === 'function' ? type.prototype?.[each] : undefined
      if (method) type.prototype[each] = without(method, each)
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
