/** npm run build: what changed since the last build. */
import { builds, ensureBuilt } from './lib/builds.mjs'

for (const build of Object.values(builds)) {
  const begin = Date.now()
  const done = await ensureBuilt(build).catch((/** @type {Error} */ fault) => {
    console.error(fault.message)
    process.exit(1)
  })
  console.log(
    `${build.title}: ${done ? `built in ${((Date.now() - begin) / 1000).toFixed(1)} s` : 'unchanged'}`,
  )
}
