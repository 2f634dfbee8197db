/**
 * ts-node's transpiler for a backend that runs from its sources (see backend/tsconfig.json): swc, whose work is kept on disk. Each
 * start would else transpile a thousand files anew, and tests start a backend very often.
 */
const { createHash } = require('node:crypto')
const { mkdirSync, readFileSync, renameSync, writeFileSync } = require('node:fs')
const path = require('node:path')

const root = path.join(__dirname, '..', '..')
const place = path.join(root, '.cache', 'transpiled')

/**
 * @typedef {{ outputText: string, sourceMapText: string }} Output
 * @typedef {{ transpile: (input: string, options: { fileName: string }) => Output }} Transpiler
 * @typedef {{ service: { config: { options: object } }, nodeModuleEmitKind?: string }} Options
 */

/** @param {string} file @returns {(Output & { of: string }) | null} */
function readKept(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return null
  }
}

/** Whole or not at all: several backends may write it at once. @param {string} file @param {Output & { of: string }} entry */
function keep(file, entry) {
  const draft = `${file}.${process.pid}`
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(draft, JSON.stringify(entry))
  renameSync(draft, file)
}

/** @type {(options: Options) => Transpiler} */
const makeSwc = (options) => module.require('ts-node/transpilers/swc').create(options)

/** ts-node makes one for each kind of module. @param {Options} options @returns {Transpiler} */
exports.create = (options) => {
  const { nodeModuleEmitKind: kind = 'any', service } = options
  const version = require('@swc/core/package.json').version
  const settings = JSON.stringify([version, service.config.options])
  /** @type {Transpiler | undefined} */
  let swc
  return {
    transpile(input, { fileName }) {
      const of = createHash('sha1').update(settings).update(input).digest('hex')
      const file = path.join(place, `${path.relative(root, fileName)}.${kind}.json`)
      const kept = readKept(file)
      if (kept?.of === of) return kept
      // The compiler itself is large: it is loaded for what has changed alone.
      swc ??= makeSwc(options)
      const made = swc.transpile(input, { fileName })
      keep(file, { of, ...made })
      return made
    },
  }
}
