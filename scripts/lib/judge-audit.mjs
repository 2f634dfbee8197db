/**
 * @typedef {{ source?: number, url?: string, title?: string, severity?: string, name?: string }} Advisory
 * @typedef {{ advisory: string, reason: string, until: string }} Exception
 */

const GRAVE = new Set(['high', 'critical'])

/** @param {string} url */
const nameOf = (url) => url.split('/').at(-1) ?? url

/**
 * What npm's report leaves to be mended, and what a dated exception excuses.
 * @param {{ error?: unknown, message?: string, vulnerabilities?: Record<string, { via: (string | Advisory)[] }> }} report
 * @param {Exception[]} exceptions
 * @param {Date} today
 */
export function judgeAudit(report, exceptions, today) {
  /** @type {string[]} */
  const faults = []
  /** @type {string[]} */
  const excused = []
  if (!report.vulnerabilities)
    return { faults: [`The registry did not answer: ${report.message ?? 'no report'}`], excused }
  for (const { advisory, reason, until } of exceptions)
    if (!advisory || !reason?.trim() || Number.isNaN(Date.parse(until)))
      faults.push(`An exception needs an advisory, a reason and a date: ${advisory || 'without a name'}`)
  /** @type {Map<string, Advisory>} */
  const advisories = new Map()
  for (const { via } of Object.values(report.vulnerabilities))
    for (const one of via)
      if (typeof one !== 'string' && GRAVE.has(one.severity ?? '')) advisories.set(nameOf(one.url ?? ''), one)
  for (const [name, { title, severity, name: what }] of advisories) {
    const said = `${what} ${severity} ${name}: ${title}`
    const exception = exceptions.find(({ advisory }) => advisory === name)
    if (!exception) faults.push(said)
    else if (Date.parse(exception.until) < today.getTime())
      faults.push(`${said} (its exception ended on ${exception.until})`)
    else excused.push(`${said}, until ${exception.until}: ${exception.reason}`)
  }
  return { faults, excused }
}
