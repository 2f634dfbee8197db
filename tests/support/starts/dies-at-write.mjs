/**
 * Loaded into a migration or a seed before its own code (`node --import`). It counts what is written for good, a transaction as one, by
 * a letter each in WRITES_FILE, and where DIES_AFTER is given lets the process die by SIGKILL right after that one. What a database
 * holds after a death is always what it held after one of these. The product knows nothing of it.
 */
import { appendFileSync, statSync } from 'node:fs'
import Module from 'node:module'

const CLIENT = /pg[\\/]lib[\\/]client\.js$/
const WRITES = /\b(insert into|update|delete from|create|alter|drop|truncate)\b/i
const BEGINS = /^\s*(begin|start transaction)\b/i
const COMMITS = /^\s*commit\b/i
const ROLLS_BACK = /^\s*rollback(?!\s+to\b)/i
const file = process.env.WRITES_FILE ?? ''
const last = Number(process.env.DIES_AFTER ?? 0)

function written() {
  appendFileSync(file, '.')
  if (statSync(file).size === last) process.kill(process.pid, 'SIGKILL')
}

/** @typedef {{ open: boolean, dirty: boolean }} Transaction */

/** Whether a statement that went well wrote for good. @param {Transaction} transaction @param {string} text */
function isForGood(transaction, text) {
  if (BEGINS.test(text)) Object.assign(transaction, { open: true, dirty: false })
  else if (ROLLS_BACK.test(text)) Object.assign(transaction, { open: false, dirty: false })
  else if (COMMITS.test(text)) {
    const { dirty } = transaction
    Object.assign(transaction, { open: false, dirty: false })
    return dirty
  } else if (!/^\s*select\b/i.test(text) && WRITES.test(text)) {
    transaction.dirty = true
    return !transaction.open
  }
  return false
}

/** @type {WeakMap<object, Transaction>} */
const transactions = new WeakMap()

/** @param {any} Client */
function watch(Client) {
  const query = Client.prototype.query
  /** @this {object} @param {any} config @param {any[]} rest */
  Client.prototype.query = function (config, ...rest) {
    const text = typeof config === 'string' ? config : config?.text
    if (typeof text !== 'string') return query.call(this, config, ...rest)
    const transaction = transactions.get(this) ?? { open: false, dirty: false }
    transactions.set(this, transaction)
    const done = () => {
      if (isForGood(transaction, text)) written()
    }
    const callback = rest.at(-1)
    if (typeof callback === 'function') {
      rest[rest.length - 1] = (/** @type {unknown} */ error, /** @type {unknown} */ result) => {
        if (!error) done()
        callback(error, result)
      }
      return query.call(this, config, ...rest)
    }
    const answer = query.call(this, config, ...rest)
    if (typeof answer?.then !== 'function') return answer
    return answer.then((/** @type {unknown} */ result) => {
      done()
      return result
    })
  }
}

/** @type {any} */
const prototype = Module.prototype
const load = prototype.load
/** @this {NodeJS.Module} @param {string} name */
prototype.load = function (name) {
  load.call(this, name)
  if (file && CLIENT.test(name)) watch(this.exports)
}
