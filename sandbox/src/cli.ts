import { SERVICE_NAMES, startSandbox, type ServiceName } from './index.js'

const port = (name: string, standard: number): number => {
  const value = process.env[name]
  if (value === undefined || value === '') return standard
  const parsed = Number(value)
  if (!Number.isInteger(parsed) || parsed < 0 || parsed > 65_535) {
    console.error(`${name} must be a port from 0 to 65535, not "${value}".`)
    process.exit(1)
  }
  return parsed
}

const isService = (name: string): name is ServiceName => SERVICE_NAMES.some((known) => known === name)
const named = (process.env.SANDBOX_SERVICES ?? '').split(',').map((name) => name.trim())
const services = named.filter(isService)
const unknown = named.filter((name) => name !== '' && !isService(name))
if (unknown.length > 0) {
  console.error(`SANDBOX_SERVICES knows ${SERVICE_NAMES.join(', ')}, not "${unknown.join(', ')}".`)
  process.exit(1)
}
const {
  STRIPE_WEBHOOK_URL: webhookUrl,
  STRIPE_WEBHOOK_SECRET: secrets = '',
  PRODIGI_STAGE_SECONDS: stage,
} = process.env
// Two stand there while one is changed for the other; who takes news takes either.
const [secret = ''] = secrets.split(',')

try {
  const sandbox = await startSandbox({
    ports: {
      index: port('SANDBOX_PORT_INDEX', 9100),
      stripe: port('SANDBOX_PORT_STRIPE', 9101),
      prodigi: port('SANDBOX_PORT_PRODIGI', 9102),
      openai: port('SANDBOX_PORT_OPENAI', 9103),
      smtp: port('SANDBOX_PORT_SMTP', 9125),
      mail: port('SANDBOX_PORT_MAIL', 9105),
    },
    ledgerDir: process.env.SANDBOX_DATA ?? '.data/sandbox',
    ...(process.env.SANDBOX_HOST ? { host: process.env.SANDBOX_HOST } : {}),
    ...(services.length > 0 ? { services } : {}),
    stripe: { webhooks: webhookUrl ? [{ url: webhookUrl, secret: secret.trim() }] : [] },
    prodigi: stage === undefined || stage === '' ? {} : { stageSeconds: Number(stage) },
  })
  console.log(`sandbox ready ${sandbox.index.url}`)
  const stop = (): void => {
    void sandbox.close().then(() => process.exit(0))
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
} catch (error) {
  console.error(`The sandbox could not start: ${error instanceof Error ? error.message : String(error)}`)
  process.exit(1)
}
