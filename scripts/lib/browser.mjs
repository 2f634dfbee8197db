import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { bin, root } from './paths.mjs'

const MAC = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** @param {string} file */
function isProgram(file) {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** @param {string[]} names */
function onPath(names) {
  const folders = (process.env.PATH ?? '').split(path.delimiter)
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name)))
}

/** A Chromium or Chrome of this machine, or null. */
function installedBrowser() {
  const named = onPath(['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'])
  const places = [process.env.CHROMIUM_PATH ?? '', '/usr/bin/chromium', ...named, ...MAC]
  return places.find((place) => place !== '' && isProgram(place)) ?? null
}

/** A browser without a window of this machine, or null. */
const installedShell = () =>
  onPath(['chromium-headless-shell', 'chrome-headless-shell']).find(isProgram) ?? null

/** Playwright's own, where it was installed. */
async function playwrightBrowser() {
  const { chromium } = await import('@playwright/test')
  const file = chromium.executablePath()
  return existsSync(file) ? file : null
}

/** Playwright's own without a window: it lies beside the other and tells no path of it. */
async function playwrightShell() {
  const { chromium } = await import('@playwright/test')
  const own = chromium.executablePath()
  const kept = own.slice(0, own.search(/[\\/]chromium-\d/))
  if (!existsSync(kept)) return null
  const shells = readdirSync(kept).filter((name) => name.startsWith('chromium_headless_shell-'))
  const files = shells.flatMap((shell) =>
    readdirSync(path.join(kept, shell), { recursive: true, encoding: 'utf8' }).map((file) =>
      path.join(kept, shell, file),
    ),
  )
  return files.find((file) => /chrome-headless-shell(\.exe)?$/.test(file) && isProgram(file)) ?? null
}

/** @param {string} program @param {string[]} args */
const works = (program, args) =>
  spawnSync(program, args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0

/** @param {string[]} what */
const download = (what) => works(process.execPath, [path.join(bin, 'playwright'), 'install', ...what])

/** @param {string} name */
function fromSystem(name) {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false
  works('apt-get', ['update', '-qq'])
  return works('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name])
}

/**
 * A browser for the journeys: one that is here, else Playwright's, else (Linux, as root) the system's package.
 * @returns {Promise<string>} its path
 * @throws Error that tells what to install
 */
export async function findBrowser() {
  const found = installedBrowser() ?? (await playwrightBrowser())
  if (found) return found
  console.log('No Chromium or Chrome here: installing one for the browser tests.')
  if (download(['chromium'])) {
    const installed = await playwrightBrowser()
    // A fresh download may lack the system's libraries; it counts only if it starts.
    if (installed && works(installed, ['--version'])) return installed
  }
  if (fromSystem('chromium')) {
    const installed = installedBrowser()
    if (installed) return installed
  }
  throw new Error(
    'There is no browser for the journeys. Install Chromium or Chrome, or set CHROMIUM_PATH to one.',
  )
}

/**
 * A browser that draws nothing but the page, to measure pages with: in a window the tab's own wheel turns while a page
 * loads, drawn by the processor that the page is measured on.
 * @returns {Promise<string | null>} its path; null where none can be had
 */
export async function findShell() {
  const found = installedShell() ?? (await playwrightShell())
  if (found) return found
  console.log('No headless shell here: installing one to measure the pages with.')
  if (download(['--only-shell', 'chromium'])) {
    const installed = await playwrightShell()
    if (installed && works(installed, ['--version'])) return installed
  }
  return fromSystem('chromium-headless-shell') ? installedShell() : null
}
