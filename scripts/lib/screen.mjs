import { styleText } from 'node:util'
import { providers } from './settings.mjs'

/** @typedef {Parameters<typeof styleText>[0]} Style */

/** @param {Style} style @param {string} text */
const paint = (style, text) => (process.stdout.isTTY && !process.env.NO_COLOR ? styleText(style, text) : text)

/** @param {[string, string][]} rows */
function columns(rows) {
  const width = Math.max(...rows.map(([left]) => left.length))
  return rows.map(([left, right]) => `  ${left.padEnd(width)}   ${right}`).join('\n')
}

/** @type {Record<string, Style>} */
const COLOURS = { live: 'green', test: 'cyan', sandbox: 'yellow' }

/**
 * The one screen a started shop shows.
 * @param {import('./settings.mjs').Settings} settings @param {number} seconds
 */
export function startScreen(settings, seconds) {
  const { ports, sandboxed } = settings
  const link = (/** @type {string} */ url) => paint('underline', url)
  /** @type {[string, string][]} */
  const addresses = [
    ['Shop', link(settings.shop)],
    ['API', `${link(`${settings.shop}/api/docs`)}  (same origin, below /api)`],
    ['Medusa admin', link(`${settings.backendUrl}/app`)],
  ]
  if (sandboxed.length > 0)
    addresses.push(['Sandbox pages', link(`http://localhost:${ports.SANDBOX_PORT_INDEX}`)])
  if (sandboxed.includes('mail'))
    addresses.push(['Inbox', link(`http://localhost:${ports.SANDBOX_PORT_MAIL}`)])
  const modes = Object.values(providers())
  const wide = Math.max(...modes.map(({ mode }) => mode.length))
  /** @type {[string, string][]} */
  const modeRows = modes.map(({ name, mode, detail }) => [
    name,
    `${paint(COLOURS[mode] ?? 'white', mode.padEnd(wide))}   ${paint('dim', detail)}`,
  ])
  const logins =
    process.env.DEMO_DATA === 'false'
      ? '  none (DEMO_DATA is off)'
      : columns([
          ['shopper@caseloom.test', 'the shop'],
          ['admin@caseloom.test', `the approval panel, ${settings.shop}/admin`],
          ['merchandiser@caseloom.test', 'Medusa’s admin'],
          ['password of all three', paint('bold', 'caseloom-demo-1')],
        ])
  return [
    '',
    `${paint('bold', 'Caseloom is open')} ${paint('dim', `after ${seconds.toFixed(1)} s; Ctrl-C stops it`)}`,
    '',
    columns(addresses),
    '',
    'Demo logins',
    logins,
    '',
    'Behind the scenes',
    columns(modeRows),
    '',
  ].join('\n')
}
