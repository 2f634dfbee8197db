import getPort from 'get-port'
import { startChild, waitFor } from '../../scripts/lib/children.mjs'
import { medusaLine } from '../../scripts/lib/medusa.mjs'
import { backendDir } from '../../scripts/lib/paths.mjs'
import { BACKEND_ENV } from './backend-env'
import type { Stack } from './stack'

/** A second backend on the same database, with DEMO_DATA off and without jobs, for as long as `use` runs. */
export async function withoutDemoData(stack: Stack, use: (origin: string) => Promise<void>): Promise<void> {
  const port = await getPort()
  const origin = `http://localhost:${port}`
  const child = startChild(`no-demo-${port}`, medusaLine(['start']), {
    cwd: backendDir,
    env: {
      ...BACKEND_ENV,
      PORT: String(port),
      PUBLIC_URL: origin,
      BACKEND_PUBLIC_URL: origin,
      DATABASE_URL: stack.databaseUrl,
      FILES_DIR: stack.filesDir,
      STRIPE_API_BASE: stack.sandbox.stripe,
      PRODIGI_BASE_URL: `${stack.sandbox.prodigi}/v4.0`,
      MEDUSA_WORKER_MODE: 'server',
      DISABLE_MEDUSA_ADMIN: 'true',
      DEMO_DATA: 'false',
    },
  })
  try {
    await waitFor('The backend without demo data', `${origin}/api/health/ready`, child)
    await use(origin)
  } finally {
    await child.stop()
  }
}
