import path from 'node:path'
import getPort from 'get-port'
import { builds, ensureBuilt } from '../../scripts/lib/builds.mjs'
import { startChild, waitFor } from '../../scripts/lib/children.mjs'
import { storefrontDir } from '../../scripts/lib/paths.mjs'

/** The built storefront before a backend, as in production. */
export async function startPages(
  backend: string,
  env: NodeJS.ProcessEnv = {},
): Promise<{ origin: string; stop: () => Promise<void> }> {
  await ensureBuilt(builds.storefront)
  const port = await getPort()
  const origin = `http://localhost:${port}`
  const child = startChild(`bench-pages-${port}`, [process.execPath, path.join('server', 'start.mjs')], {
    cwd: storefrontDir,
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      PORT: String(port),
      PORT_STOREFRONT: String(port),
      PUBLIC_URL: origin,
      BACKEND_URL: backend,
      ...env,
    },
  })
  await waitFor('The storefront', `${origin}/`, child)
  return { origin, stop: child.stop }
}
