/** What `medusa start` does, for a server that others stand beside: `node src/start.js` in the folder that was built. */
import { Server } from 'node:http'
import start from '@medusajs/medusa/commands/start'
import { env } from './env'
import { endGently } from './lib/health/end-gently'

async function run(): Promise<void> {
  const running = await start({
    directory: process.cwd(),
    port: env.PORT,
    host: env.BIND_ADDRESS,
    types: false,
  })
  if (!(running?.server instanceof Server)) throw new Error('Medusa started no server that can be ended')
  const { server, gracefulShutDown: shutDown } = running
  const end = endGently({ server, shutDown, drainMs: env.DRAIN_SECONDS * 1000 })
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.off(signal, shutDown)
    // Asked a second time, it goes at once.
    process.once(signal, () => void end())
  }
}

void run()
