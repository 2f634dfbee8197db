import { COUNTERS, type Analytics } from './analytics'

/**
 * Whether visits may be counted, by whom: `ANALYTICS_SCRIPT_URL` and `ANALYTICS_SITE`, both or neither. On the server.
 * @throws Error with a sentence where a setting is faulty
 */
export function readAnalytics(env: Record<string, string | undefined>): Analytics | null {
  const { ANALYTICS_PROVIDER: asked = '', ANALYTICS_SCRIPT_URL: script = '', ANALYTICS_SITE: site = '' } = env
  if (script === '' && site === '') return null
  if (script === '' || site === '')
    throw new Error('ANALYTICS_SCRIPT_URL and ANALYTICS_SITE are given together, or neither.')
  const url = URL.canParse(script) ? new URL(script) : null
  const safe = url && (url.protocol === 'https:' || url.hostname === 'localhost')
  if (!safe || /[\s;,'"]/.test(script))
    throw new Error('ANALYTICS_SCRIPT_URL must be the https address of a script.')
  const counter = COUNTERS.find((each) => each === (asked || 'plausible'))
  if (!counter) throw new Error(`ANALYTICS_PROVIDER must be one of ${COUNTERS.join(', ')}.`)
  return { counter, script, origin: url.origin, site }
}
