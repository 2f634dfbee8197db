/**
 * Loaded into a backend under test before its own code (`node --import`): what the shop does each minute, it does every few seconds, so
 * that a test need not wait; and a file holds it back, for tests of what another than a job does first. The product knows
 * nothing of it.
 */
import { existsSync } from 'node:fs'
import Module from 'node:module'

const JOBS = /[\\/]src[\\/]jobs[\\/][^\\/]+\.[jt]s$/
const EACH_MINUTE = '* * * * *'
const EVERY_FEW_SECONDS = '*/4 * * * * *'
const held = process.env.JOBS_HELD_FILE ?? ''

/** @type {any} */
const prototype = Module.prototype
const load = prototype.load
/** @this {NodeJS.Module} @param {string} file */
prototype.load = function (file) {
  load.call(this, file)
  if (!held || !JOBS.test(file) || this.exports.config?.schedule !== EACH_MINUTE) return
  const { default: job, config } = this.exports
  this.exports = {
    __esModule: true,
    config: { ...config, schedule: EVERY_FEW_SECONDS },
    default: async (/** @type {unknown} */ container) => {
      if (!existsSync(held)) await job(container)
    },
  }
}
