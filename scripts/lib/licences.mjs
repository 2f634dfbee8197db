/**
 * @typedef {{ version?: string, license?: string, dev?: boolean, link?: boolean }} Locked
 * @typedef {{ packages: Record<string, Locked> }} Lock
 * @typedef {{ package: string, licence: string, reason: string, until: string }} Exception
 */

/** What may be used, changed and passed on, also with what is sold. Weaker copyleft holds for the library itself alone. */
const ALLOWED = new Set([
  ...['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'BlueOak-1.0.0'],
  ...['Unlicense', 'CC0-1.0', 'CC-BY-4.0', 'OFL-1.1', 'MPL-2.0', 'LGPL-3.0-or-later'],
])

/** Packages whose metadata name no licence, and what stands in their LICENSE or README. */
const AS_READ = new Map(
  Object.entries({
    // 'All other materials are licensed under the MIT License': all but the Enterprise packages, which are not here.
    ...Object.fromEntries(
      ['core-flows', 'dashboard', 'framework', 'js-sdk', 'link-modules', 'medusa', 'types', 'utils']
        .concat(['admin-bundler', 'admin-vite-plugin', 'admin-sdk', 'admin-shared'])
        .map((name) => [`@medusajs/${name}`, 'MIT']),
    ),
    ...Object.fromEntries(
      ['busboy', 'connect-dynamodb', 'limiter', 'parent-require', 'png-js', 'streamsearch'].map((name) => [
        name,
        'MIT',
      ]),
    ),
  }),
)

/** Whether an SPDX expression can be met by what is allowed. @param {string} licence @returns {boolean} */
export function isAllowed(licence) {
  const bare = licence.trim().replace(/^\(([^()]*)\)$/, '$1')
  if (/ OR /.test(bare)) return bare.split(' OR ').some(isAllowed)
  if (/ AND /.test(bare)) return bare.split(' AND ').every(isAllowed)
  return ALLOWED.has(bare)
}

/**
 * The licences of what the shop runs on, and what may not be used as it is.
 * @param {Lock[]} locks the shop's own, and those of what is installed by itself
 * @param {Exception[]} exceptions
 * @param {Date} today
 */
export function judgeLicences(locks, exceptions, today) {
  /** @type {Map<string, string>} */
  const licences = new Map()
  for (const [place, { version, license, dev, link }] of locks.flatMap((lock) =>
    Object.entries(lock.packages),
  )) {
    const name = place.split('node_modules/').at(-1) ?? ''
    if (!place.includes('node_modules/') || !version || link || dev) continue
    const said = license && !license.startsWith('SEE ') ? license : AS_READ.get(name)
    licences.set(`${name}@${version}`, said ?? license ?? 'none')
  }
  /** @type {string[]} */
  const faults = []
  /** @type {string[]} */
  const excused = []
  for (const [each, licence] of licences) {
    if (isAllowed(licence)) continue
    const name = each.slice(0, each.lastIndexOf('@'))
    const exception = exceptions.find((one) => one.package === name)
    if (!exception) faults.push(`${each}: ${licence}`)
    else if (Date.parse(exception.until) < today.getTime())
      faults.push(`${each}: ${exception.licence} (its exception ended on ${exception.until})`)
    else excused.push(`${each}: ${exception.licence}, until ${exception.until}: ${exception.reason}`)
  }
  /** @type {Record<string, number>} */
  const counted = {}
  for (const licence of licences.values()) counted[licence] = (counted[licence] ?? 0) + 1
  return { faults, excused, counted }
}
