/**
 * Loaded into a backend under test before its own code (`node --import`): what the shop does each minute, it does every few seconds, so
 * that a test need not wait, unless it wants the true times; and a file holds it back, with what a new process catches up on, for
 * tests of what another than a job does first. The product knows nothing of it.
 */
import { existsSync } from 'node:fs'
import Module from 'node:module'

const JOBS = /[\\/]src[\\/]jobs[\\/][^\\/]+\.[jt]s$/
const EACH_MINUTE = '* * * * *'
const EVERY_FEW_SECONDS = '*/4 * * * * *'
const CATCH_UP = 'catch-up'
const held = process.env.JOBS_HELD_FILE ?? ''
const schedule = process.env.JOBS_AT_TRUE_TIMES ? EACH_MINUTE : EVERY_FEW_SECONDS

/** @type {any} */
const prototype = Module.prototype
const load = prototype.load
/** @this {NodeJS.Module} @param {string} file */
prototype.load = function (file) {
  load.call(this, file)
  if (!held || !JOBS.test(file)) return
  const { default: job, config } = this.exports
  const isEachMinute = config?.schedule === EACH_MINUTE
  if (!isEachMinute && config?.name !== CATCH_UP) return
  this.exports = {
    __esModule: true,
    config: isEachMinute ? { ...config, schedule } : config,
    default: async (/** @type {unknown} */ container) => {
      if (!existsSync(held)) await job(container)
    },
  }
}
