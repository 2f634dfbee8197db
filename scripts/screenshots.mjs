/**
 * npm run screenshots: pictures of every state of every page, at three widths, light and dark, to look through one by one.
 * `-- --only cart,login --width 390 --theme dark` takes some of them; `--axe` also asks axe of each state.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { nodeFault } from './lib/node-version.mjs'
import { bin, dataDir, root } from './lib/paths.mjs'

const fault = nodeFault()
if (fault) {
  console.error(fault)
  process.exit(1)
}

function readArguments() {
  try {
    return parseArgs({
      options: {
        only: { type: 'string', default: '' },
        width: { type: 'string', default: '' },
        theme: { type: 'string', default: '' },
        axe: { type: 'boolean', default: false },
      },
    }).values
  } catch {
    console.error('Usage: npm run screenshots [-- [--only cart,login] [--width 390] [--theme dark] [--axe]]')
    return process.exit(1)
  }
}

const { only, width, theme, axe } = readArguments()
/** @param {string} option @param {string} said @param {string[]} known */
function mustBe(option, said, known) {
  const unknown = said.split(',').find((each) => each !== '' && !known.includes(each))
  if (unknown === undefined) return
  console.error(
    `--${option} is one of ${known.join(', ')}, or several of them with commas between; not '${unknown}'.`,
  )
  process.exit(1)
}
mustBe('width', width, ['390', '768', '1440'])
mustBe('theme', theme, ['light', 'dark'])
const { ensureInstalled } = await import('./lib/first-steps.mjs')
await ensureInstalled()
const { findBrowser } = await import('./lib/browser.mjs')
const { writeContactSheet } = await import('./lib/contact-sheet.mjs')

const dir = path.join(dataDir(), 'screenshots')
// Whoever takes all of them wants none of a state that is there no more.
if (!only && !width && !theme) rmSync(dir, { recursive: true, force: true })
mkdirSync(dir, { recursive: true })
const { status } = spawnSync(
  process.execPath,
  [path.join(bin, 'playwright'), 'test', '--config', 'tests/screenshots/playwright.config.ts'],
  {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      CHROMIUM_PATH: await findBrowser(),
      SHOTS_DIR: dir,
      SHOTS_ONLY: only,
      SHOTS_WIDTHS: width,
      SHOTS_THEMES: theme,
      SHOTS_AXE: axe ? 'yes' : '',
    },
  },
)
if (existsSync(dir)) {
  const { file, pictures } = writeContactSheet(dir)
  console.log(`${pictures} pictures: ${path.relative(root, file)}`)
}
process.exit(status ?? 1)
