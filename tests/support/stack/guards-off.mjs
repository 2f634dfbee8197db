/**
 * Loaded into a backend under test before its own code (`node --import`), to prove that tests, the chaos run and the drills can fail: it
 * takes one of the shop's guards away, whose name stands in `GUARD_OFF`. The product knows nothing of it.
 */
import Module from 'node:module'
import { GUARDS } from './guards/index.mjs'

/** @typedef {import('./guards/guard').Guard} Guard */

const name = process.env.GUARD_OFF ?? ''
const guard = GUARDS[name]
if (!guard) throw new Error(`There is no guard '${name}'. There are: ${Object.keys(GUARDS).join(', ')}.`)

/** Methods are taken from their class; a function from the exports, which may not be written to. @param {Record<string, any>} exported @param {Guard} off */
function unguarded(exported, { names, without, as }) {
  const { ...descriptors } = Object.getOwnPropertyDescriptors(exported)
  for (const each of names) {
    if (typeof exported[each] === 'function')
      descriptors[as ?? each] = { value: without(exported[each]), enumerable: true, configurable: true }
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
