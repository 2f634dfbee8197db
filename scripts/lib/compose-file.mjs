/** What Docker's compose makes of its files, as far as the shop's use it: variables, several files over one another, and `!override`. */
import { readFileSync } from 'node:fs'
import { parse } from 'yaml'

const NAME = /^\w+/

/** Where the `}` is that closes what begins at `from`. @param {string} text @param {number} from */
function closing(text, from) {
  let depth = 1
  for (let at = from; at < text.length; at += 1) {
    if (text.startsWith('${', at)) depth += 1
    else if (text[at] === '}') depth -= 1
    if (depth === 0) return at
  }
  throw new Error(`A brace is left open: ${text}`)
}

/** One `${…}` without its braces. @param {string} expression @param {NodeJS.ProcessEnv} env @returns {string} */
function valueOf(expression, env) {
  const name = NAME.exec(expression)?.[0] ?? ''
  const [, colon = '', operator = '', rest = ''] =
    /^(:?)([-?+]?)([^]*)$/.exec(expression.slice(name.length)) ?? []
  const given = env[name]
  const isThere = given !== undefined && (colon === '' || given !== '')
  if (operator === '+') return isThere ? interpolate(rest, env) : ''
  if (isThere) return given
  if (operator === '?') throw new Error(rest)
  return operator === '-' ? interpolate(rest, env) : ''
}

/**
 * @param {string} text @param {NodeJS.ProcessEnv} env
 * @returns {string} with each variable's value in its place @throws Error with the sentence of `${NAME:?sentence}`
 */
export function interpolate(text, env) {
  let made = ''
  for (let at = 0; at < text.length; at += 1) {
    if (text.startsWith('$$', at)) {
      made += '$'
      at += 1
    } else if (text.startsWith('${', at)) {
      const end = closing(text, at + 2)
      made += valueOf(text.slice(at + 2, end), env)
      at = end
    } else made += text[at]
  }
  return made
}

/** @param {unknown} node @param {NodeJS.ProcessEnv} env @returns {unknown} */
function filledIn(node, env) {
  if (typeof node === 'string') return interpolate(node, env)
  if (Array.isArray(node)) return node.map((each) => filledIn(each, env))
  if (node === null || typeof node !== 'object') return node
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, filledIn(value, env)]))
}

/** A mapping that takes the place of the one before, as `!override` says. */
class Instead {
  /** @param {unknown} node */
  constructor(node) {
    this.node = node
  }
}
const override = {
  tag: '!override',
  collection: /** @type {const} */ ('map'),
  /** @param {{ toJSON: () => unknown }} map */
  resolve: (map) => new Instead(map.toJSON()),
}

// The files are our own: however often one of their parts is named is no attack.
const OPTIONS = { merge: true, customTags: [override], maxAliasCount: -1 }

/** @param {unknown} below @param {unknown} above @returns {unknown} */
function laidOver(below, above) {
  if (above instanceof Instead) return above.node
  const isMap = (/** @type {unknown} */ node) =>
    node !== null && typeof node === 'object' && !Array.isArray(node)
  if (!isMap(below) || !isMap(above)) return above
  const made = { .../** @type {Record<string, unknown>} */ (below) }
  for (const [key, value] of Object.entries(/** @type {object} */ (above)))
    made[key] = laidOver(made[key], value)
  return made
}

/** As the files are written, variables and all. @param {string[]} files each over those before it @returns {unknown} */
export const readCompose = (...files) =>
  files
    .map((file) => parse(readFileSync(file, 'utf8'), OPTIONS))
    .reduce((below, above) => laidOver(below, above))

/** As compose starts them. @param {NodeJS.ProcessEnv} env @param {string[]} files @returns {unknown} */
export const resolveCompose = (env, ...files) => filledIn(readCompose(...files), env)
