import { lstatSync, mkdirSync, readlinkSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pluginDirs } from './paths.mjs'

const TARGETS = { sources: '../../src', compiled: '../compiled/src' }

/** @param {string} file */
function linkTarget(file) {
  try {
    return lstatSync(file).isSymbolicLink() ? readlinkSync(file) : 'a folder'
  } catch {
    return null
  }
}

/**
 * Points every plugin's `.medusa/server/src`, the one place Medusa loads a plugin from, at its sources
 * (development and tests) or at what `build-plugins.mjs` compiled (the running shop).
 * @param {'sources' | 'compiled'} mode
 */
export function linkPlugins(mode) {
  for (const dir of pluginDirs()) {
    const server = path.join(dir, '.medusa', 'server')
    const link = path.join(server, 'src')
    if (linkTarget(link) !== TARGETS[mode]) {
      rmSync(link, { recursive: true, force: true })
      mkdirSync(server, { recursive: true })
      symlinkSync(TARGETS[mode], link, 'dir')
    }
    // Medusa's admin bundler reads screens from here; Vite wants an absolute path, so the file is generated.
    const options = { srcDir: path.join(dir, 'src') }
    writeFileSync(path.join(server, 'medusa-plugin-options.json'), JSON.stringify(options))
  }
}
