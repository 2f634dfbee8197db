import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
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

/** A Chromium or Chrome of this machine, or null. */
function installedBrowser() {
  const folders = (process.env.PATH ?? '').split(path.delimiter)
  const onPath = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'].flatMap((name) =>
    folders.map((folder) => path.join(folder, name)),
  )
  const places = [process.env.CHROMIUM_PATH ?? '', '/usr/bin/chromium', ...onPath, ...MAC]
  return places.find((place) => place !== '' && isProgram(place)) ?? null
}

/** Playwright's own, where it was installed. */
async function playwrightBrowser() {
  const { chromium } = await import('@playwright/test')
  const file = chromium.executablePath()
  return existsSync(file) ? file : null
}

/** @param {string} program @param {string[]} args */
const works = (program, args) =>
  spawnSync(program, args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0

/**
 * A browser for the journeys: one that is here, else Playwright's, else (Linux, as root) the system's package.
 * @returns {Promise<string>} its path
 * @throws Error that tells what to install
 */
export async function findBrowser() {
  const found = installedBrowser() ?? (await playwrightBrowser())
  if (found) return found
  console.log('No Chromium or Chrome here: installing one for the browser tests.')
  if (works(process.execPath, [path.join(bin, 'playwright'), 'install', 'chromium'])) {
    const installed = await playwrightBrowser()
    // A fresh download may lack the system's libraries; it counts only if it starts.
    if (installed && works(installed, ['--version'])) return installed
  }
  if (process.platform === 'linux' && process.getuid?.() === 0) {
    works('apt-get', ['update', '-qq'])
    if (works('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'])) {
      const installed = installedBrowser()
      if (installed) return installed
    }
  }
  throw new Error(
    'There is no browser for the journeys. Install Chromium or Chrome, or set CHROMIUM_PATH to one.',
  )
}
