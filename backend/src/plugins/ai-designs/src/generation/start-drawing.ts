import { container as application } from '@medusajs/framework'
import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { AI_DESIGNS_MODULE } from '../modules/ai-designs'
import { closeNotices } from './notices'
import { endWaits } from './stopping'
import { Worker } from './worker'

let worker: Worker | null = null
let stopped = false
let heeding = false

/** Processes that serve pages alone leave the drawing to others. */
function mayDraw(container: MedusaContainer): boolean {
  const { projectConfig } = container.resolve(ContainerRegistrationKeys.CONFIG_MODULE)
  return projectConfig.workerMode !== 'server'
}

/** Before the server waits for its open connections: those who stream or wait are told, and nothing new is begun. */
function heedTheEnd(): void {
  if (heeding) return
  heeding = true
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.once(signal, () => {
      endWaits()
      worker?.takeNoMore()
    })
}

/** Begins to draw what waits, once in a process, where it is one that works. */
export function startDrawing(container: MedusaContainer): void {
  heedTheEnd()
  if (worker || stopped || !mayDraw(container)) return
  worker = new Worker(container)
  // Its process takes a moment to start, which the first customer need not wait for.
  if (container.resolve(AI_DESIGNS_MODULE).providers.usual.id === 'embedded')
    container.resolve(AI_DESIGNS_MODULE).providers.artist.warm()
}

/** With the application itself, so that what a dead process left is drawn without a visitor. */
export function drawFromTheStart(): Promise<void> {
  startDrawing(application)
  return Promise.resolve()
}

/** Lets what is being drawn end, then gives the rest back to the queue. */
export async function stopDrawing(): Promise<void> {
  stopped = true
  endWaits()
  await worker?.stop()
  worker = null
  await closeNotices()
}
