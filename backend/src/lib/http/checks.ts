import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys, Modules } from '@medusajs/framework/utils'
import { constants } from 'node:fs'
import { access, mkdir } from 'node:fs/promises'
import path from 'node:path'
import { env } from '../../env'

const PATIENCE_MS = 3000
const PROBE = 'health-probe'

export interface Check {
  name: string
  healthy: boolean
}

async function databaseAnswers(scope: MedusaContainer): Promise<void> {
  await scope.resolve(ContainerRegistrationKeys.PG_CONNECTION).raw('select 1')
}

/** True where a storage service answered, be it that there is no such file. */
function isAnswer(error: unknown): boolean {
  const status = (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode
  return status !== undefined && status < 500
}

async function filesAnswer(scope: MedusaContainer): Promise<void> {
  if (!env.S3_BUCKET) {
    const folder = path.resolve(env.FILES_DIR)
    await mkdir(folder, { recursive: true })
    return access(folder, constants.R_OK | constants.W_OK)
  }
  await scope
    .resolve(Modules.FILE)
    .getAsBuffer(PROBE)
    .catch((error: unknown) => {
      if (!isAnswer(error)) throw error
    })
}

/** Asks once and never waits longer than {@link PATIENCE_MS}. */
async function check(name: string, ask: () => Promise<void>): Promise<Check> {
  let timer: NodeJS.Timeout | undefined
  const patience = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`${name} did not answer`)), PATIENCE_MS)
  })
  try {
    await Promise.race([ask(), patience])
    return { name, healthy: true }
  } catch {
    return { name, healthy: false }
  } finally {
    clearTimeout(timer)
  }
}

/** What the shop cannot serve without, each asked at the same time. */
export function checkParts(scope: MedusaContainer): Promise<Check[]> {
  return Promise.all([
    check('database', () => databaseAnswers(scope)),
    check('files', () => filesAnswer(scope)),
  ])
}
