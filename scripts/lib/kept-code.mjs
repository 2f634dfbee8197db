import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import Module from 'node:module'
import path from 'node:path'
import { setImmediate as turn } from 'node:timers/promises'
import vm from 'node:vm'
import { readCode, writeCode } from './code-store.mjs'

/** A start is over when nothing was loaded for so long. What it ran by then is compiled, too. */
const QUIET_MS = 4000
/** Between two of these the process does its own work. */
const AT_ONCE = 50
/** Of so few new files nothing is written. */
const WORTH_IT = 40

/** Code that was kept has lost the way to Node's loader. */
const IMPORTS = /\bimport\s*\(/

/**
 * @typedef {{ of: string, script: vm.Script }} Compiled
 * @typedef {(this: NodeJS.Module, content: string, filename: string, format?: string) => unknown} Compile
 */

const sum = (/** @type {string} */ text) => createHash('sha1').update(text).digest('base64')

/** What Node gives a module for its own `require`. @param {NodeJS.Module} module */
function requireFor(module) {
  const require = (/** @type {string} */ id) => module.require(id)
  const internals = /** @type {any} */ (Module)
  const resolve = (/** @type {string} */ request, /** @type {unknown} */ options) =>
    internals._resolveFilename(request, module, false, options)
  resolve.paths = (/** @type {string} */ request) => internals._resolveLookupPaths(request, module)
  return Object.assign(require, {
    resolve,
    main: process.mainModule,
    extensions: internals._extensions,
    cache: internals._cache,
  })
}

/**
 * What V8 compiles while the process starts is kept on disk, and is not compiled again by the next that starts.
 * @param {string} file
 */
export function keepCode(file) {
  const kept = readCode(file)
  /** @type {Map<string, Compiled>} */
  const compiled = new Map()
  let last = performance.now()

  /** @type {{ _compile: Compile }} */
  const prototype = /** @type {any} */ (Module.prototype)
  const original = prototype._compile
  /** @type {Compile} */
  const compile = function (content, filename, format) {
    if ((format && format !== 'commonjs') || IMPORTS.test(content))
      return original.call(this, content, filename, format)
    const source = content.replace(/^#!.*/, '')
    const of = sum(source)
    const known = kept.get(filename)
    let script
    try {
      script = new vm.Script(Module.wrap(source), {
        filename,
        ...(known?.of === of && { cachedData: known.data }),
      })
    } catch {
      // Not of this kind of module after all, or faulty, which Node says best.
      return original.call(this, content, filename, format)
    }
    if (script.cachedDataRejected !== false) compiled.set(filename, { of, script })
    last = performance.now()
    const names = [this.exports, requireFor(this), this, filename, path.dirname(filename)]
    return script.runInThisContext().apply(this.exports, names)
  }
  prototype._compile = compile

  /** The start is over: what few files come now are compiled as ever, and nothing is held in memory for them. */
  async function end() {
    if (performance.now() - last < QUIET_MS) return
    clearInterval(timer)
    if (prototype._compile === compile) prototype._compile = original
    if (compiled.size >= WORTH_IT) await keepNews()
    compiled.clear()
    kept.clear()
  }
  async function keepNews() {
    let done = 0
    for (const [name, { of, script }] of compiled) {
      kept.set(name, { of, data: script.createCachedData() })
      done += 1
      if (done % AT_ONCE === 0) await turn()
    }
    for (const name of kept.keys()) if (!existsSync(name)) kept.delete(name)
    writeCode(file, kept)
  }
  const timer = setInterval(() => void end(), QUIET_MS / 4)
  timer.unref()
}
