/**
 * Loaded into a backend under test before its own code (`node --import`). It gives every workflow step, of Medusa and of the
 * shop, and a few methods and functions a place before and one after at which the process dies by SIGKILL, without a
 * chance to tidy up. The product knows nothing of it. A file names the place, so that one boot can be armed again:
 * `{ "point": "create-orders", "when": "after", "about": "text that the input must contain" }`. Places in files of a folder beside it are
 * stayed at instead, until somebody ends the process (see shared-death.ts) or lets it go on (see race-point.ts).
 */
import { existsSync, readdirSync, readFileSync, renameSync } from 'node:fs'
import Module from 'node:module'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** Methods that are no workflow steps: where they are defined, of which class, and their names. */
const METHODS = [
  {
    file: /stripe-checkout\/.*modules\/stripe-checkout\/service\.[jt]s$/,
    type: 'StripeCheckoutService',
    names: ['findCheckout'],
  },
  {
    file: /stripe-checkout\/.*providers\/stripe\/service\.[jt]s$/,
    type: 'StripeCheckoutProvider',
    names: ['capturePayment', 'refundPayment', 'cancelPayment'],
  },
  { file: /mail\/.*modules\/mail\/service\.[jt]s$/, type: 'MailService', names: ['render', 'recordSent'] },
  { file: /mail\/.*providers\/smtp\/service\.[jt]s$/, type: 'SmtpNotificationService', names: ['send'] },
  {
    file: /prodigi\/.*providers\/prodigi\/service\.[jt]s$/,
    type: 'ProdigiFulfillmentProvider',
    names: ['createFulfillment'],
  },
  { file: /ai-designs\/.*providers\/openai\.[jt]s$/, type: 'OpenAiProvider', names: ['generate'] },
  { file: /ai-designs\/.*providers\/embedded\.[jt]s$/, type: 'EmbeddedProvider', names: ['generate'] },
  { file: /ai-designs\/.*generation\/sketchbook\.[jt]s$/, type: 'Sketchbook', names: ['keepPartial'] },
  {
    file: /file-local\/dist\/services\/local-file\.js$/,
    type: 'LocalFileService',
    names: ['upload', 'delete'],
  },
  { file: /providers\/s3-files\/service\.[jt]s$/, type: 'S3Files', names: ['upload', 'delete'] },
]
/** Exported functions: what happens inside a transaction, and right after it. */
const FUNCTIONS = [
  { file: /stripe-checkout\/.*completion\/give-back\.[jt]s$/, names: ['giveBack'] },
  { file: /stripe-checkout\/.*opening\/expire-checkouts\.[jt]s$/, names: ['expire'] },
  { file: /order-approval\/.*modules\/order-approval\/move\.[jt]s$/, names: ['move'] },
  { file: /ai-designs\/.*generation\/events\.[jt]s$/, names: ['addEvent'] },
  { file: /ai-designs\/.*generation\/close-job\.[jt]s$/, names: ['tidyJob'] },
]
const STEPS = /workflows-sdk\/dist\/utils\/composer\/create-step\.js$/
const armed = process.env.FAIL_POINT_FILE ?? ''
const stays = `${armed}.stays`

/** What cannot be written, such as a service, tells nothing; what stands beside it does. @param {unknown[]} input */
const textOf = (input) => input.map(written).join()

/** @param {unknown} value */
function written(value) {
  try {
    return JSON.stringify(value) ?? ''
  } catch {
    return ''
  }
}

/** @param {string} file @param {string} point @param {string} when @param {unknown[]} input */
function isArmed(file, point, when, input) {
  const wanted = JSON.parse(readFileSync(file, 'utf8'))
  return wanted.point === point && wanted.when === when && textOf(input).includes(wanted.about)
}

/**
 * Dies at an armed place. Struck once: the next who comes there finds nothing armed.
 * @param {string} point @param {'before' | 'after'} when @param {unknown[]} input
 * @returns {Promise<void> | undefined} where it is to stay
 */
function pass(point, when, input) {
  if (!armed) return undefined
  if (existsSync(armed) && isArmed(armed, point, when, input)) {
    renameSync(armed, `${armed}.struck`)
    process.kill(process.pid, 'SIGKILL')
  }
  if (!existsSync(stays)) return undefined
  const place = readdirSync(stays)
    .filter((name) => name.endsWith('.json'))
    .map((name) => path.join(stays, name))
    .find((file) => isArmed(file, point, when, input))
  if (!place) return undefined
  const there = `${place}.there`
  renameSync(place, there)
  return released(there)
}

/** @param {string} there */
async function released(there) {
  while (existsSync(there)) await sleep(20)
}

/** @typedef {(...input: unknown[]) => unknown} Work */

/** @param {string} point @param {Work} work @returns {Work} */
function guarded(point, work) {
  /** A method keeps the object it is called on. @this {unknown} @param {unknown[]} input */
  async function watched(...input) {
    // A step gets its input and the context, which holds the whole shop.
    await pass(point, 'before', input.slice(0, 5).map(plain))
    const answer = await work.apply(this, input)
    await pass(point, 'after', input.map(plain))
    return answer
  }
  return watched
}

/** What carries the container or a manager is not looked at. @param {unknown} value */
const plain = (value) =>
  typeof value === 'object' &&
  value !== null &&
  ('container' in value || 'cradle' in value || 'transactionManager' in value || 'isInTransaction' in value)
    ? null
    : value

/** @param {string} file @param {Record<string, any>} exported */
function equip(file, exported) {
  if (STEPS.test(file)) {
    const createStep = exported.createStep
    exported.createStep = (
      /** @type {string | { name: string }} */ named,
      /** @type {Work} */ work,
      /** @type {unknown[]} */ ...rest
    ) => createStep(named, guarded(typeof named === 'string' ? named : named.name, work), ...rest)
    return
  }
  const methods = METHODS.find((entry) => entry.file.test(file))
  if (!methods) return
  for (const type of Object.values(exported)) {
    if (type?.name !== methods.type) continue
    for (const name of methods.names)
      type.prototype[name] = guarded(`${methods.type}.${name}`, type.prototype[name])
  }
}

/** The same exports, which may not be written to, but for some functions. @param {Record<string, any>} exported @param {string[]} names */
function watching(exported, names) {
  const { ...descriptors } = Object.getOwnPropertyDescriptors(exported)
  for (const name of names)
    descriptors[name] = { value: guarded(name, exported[name]), enumerable: true, configurable: true }
  return Object.defineProperties({}, descriptors)
}

/** @type {any} */
const prototype = Module.prototype
const load = prototype.load
/** @param {string} file */
prototype.load = function (file) {
  load.call(this, file)
  equip(file, this.exports)
  const functions = FUNCTIONS.find((entry) => entry.file.test(file))
  if (functions) this.exports = watching(this.exports, functions.names)
}
