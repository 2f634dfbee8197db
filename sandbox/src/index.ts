import { startIndexPage } from './index-page.js'
import type { RunningService } from './core/service.js'
import { startMail, type RunningMail } from './services/mail/index.js'
import { startOpenAiImages } from './services/openai-images/index.js'
import { startProdigi } from './services/prodigi/index.js'
import { startStripe } from './services/stripe/index.js'

export const SERVICE_NAMES = ['stripe', 'prodigi', 'openai', 'mail'] as const
export type ServiceName = (typeof SERVICE_NAMES)[number]

export interface SandboxOptions {
  /** Where the services listen; 0 or nothing takes a free port. */
  ports?: { index?: number; stripe?: number; prodigi?: number; openai?: number; smtp?: number; mail?: number }
  /** Where the ledgers lie; null keeps everything in memory. */
  ledgerDir: string | null
  host?: string
  services?: readonly ServiceName[]
  stripe?: { webhooks?: { url: string; secret: string }[] }
  prodigi?: { stageSeconds?: number; downloadPauseMs?: number; alreadyExists?: 'id' | 'full' }
}

export interface Sandbox {
  stripe: RunningService | null
  prodigi: RunningService | null
  openai: RunningService | null
  mail: RunningMail | null
  index: RunningService
  close(): Promise<void>
}

export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  const { ports = {}, ledgerDir, host = '127.0.0.1', services = SERVICE_NAMES } = options
  const at = (port: number | undefined) => ({ port: port ?? 0, host, ledgerDir })
  const running: { close(): Promise<void> }[] = []
  const close = async (): Promise<void> => {
    await Promise.all(running.splice(0).map((service) => service.close()))
  }
  const start = async <T extends { close(): Promise<void> }>(name: ServiceName, open: () => Promise<T>) => {
    if (!services.includes(name)) return null
    const service = await open()
    running.push(service)
    return service
  }
  try {
    const stripe = await start('stripe', () => startStripe(at(ports.stripe), options.stripe?.webhooks ?? []))
    const prodigi = await start('prodigi', () => startProdigi(at(ports.prodigi), options.prodigi ?? {}))
    const openai = await start('openai', () => startOpenAiImages(at(ports.openai)))
    const mail = await start('mail', () => startMail({ ...at(ports.mail), smtpPort: ports.smtp ?? 0 }))
    const shown = [stripe, prodigi, openai, mail].filter((service) => service !== null)
    const index = await startIndexPage(at(ports.index), shown)
    running.push(index)
    return { stripe, prodigi, openai, mail, index, close }
  } catch (error) {
    await close()
    throw error
  }
}

export type { RunningService, RunningMail }
