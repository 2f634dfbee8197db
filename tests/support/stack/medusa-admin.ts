import { mkdirSync, rmSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { builds, ensureBuilt } from '../../../scripts/lib/builds.mjs'
import { backendDir } from '../../../scripts/lib/paths.mjs'

/** Builds Medusa's admin and puts it where a backend looks for it that runs from its sources. */
export async function ensureMedusaAdmin(): Promise<void> {
  await ensureBuilt(builds.medusaAdmin)
  const place = path.join(backendDir, 'public', 'admin')
  mkdirSync(path.dirname(place), { recursive: true })
  rmSync(place, { recursive: true, force: true })
  symlinkSync(path.join('..', '.medusa', 'admin'), place, 'dir')
}
