import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys, generateEntityId } from '@medusajs/framework/utils'
import { randomBytes } from 'node:crypto'
import { removeFiles, storeFiles } from '../files/store-files'
import type { ImageEvents } from '../providers/image-provider'
import { paceOf, progressOf } from './estimate'
import { addEvent } from './events'
import { recentDurations } from './pace'
import type { Stage } from './rules'
import { lockJob } from './slot-rows'
import { inTransaction, type Sql } from './sql'
import type { TakenSlot } from './take-slot'

/**
 * Keeps what a provider tells while it draws, one after the other. What goes wrong here costs a smaller picture, never the
 * picture itself.
 */
export class Sketchbook implements ImageEvents {
  private last: Promise<void> = Promise.resolve()
  private readonly begun = Date.now()

  constructor(
    private readonly container: MedusaContainer,
    private readonly slot: TakenSlot,
  ) {}

  readonly stage = (stage: Exclude<Stage, 'queued' | 'ready'>): void =>
    this.then(() => this.writeStage(stage))

  readonly partial = (webp: Buffer, index: number): void => this.then(() => this.keepPartial(webp, index))

  /** Ends when everything told so far is written. */
  written(): Promise<void> {
    return this.last
  }

  private then(work: () => Promise<void>): void {
    this.last = this.last.then(work).catch((error: unknown) => {
      const why = error instanceof Error ? error.message : String(error)
      this.container
        .resolve(ContainerRegistrationKeys.LOGGER)
        .warn(`What is seen of a picture on the way was not kept: ${why}`)
    })
  }

  /** Whether the slot is still ours to write about; locks its job. */
  private async isMine(sql: Sql): Promise<boolean> {
    if (!(await lockJob(sql, this.slot.jobId))) return false
    const rows = await sql(
      `select id from generation_variation where id = ? and lease_owner = ? and status = 'drawing'`,
      [this.slot.id, this.slot.leaseOwner],
    )
    return rows.length > 0
  }

  private async writeStage(stage: Stage): Promise<void> {
    const { id, jobId, slot, provider } = this.slot
    const pace = paceOf(await recentDurations(this.container, provider))
    const progress = progressOf(stage, Date.now() - this.begun, pace)
    await inTransaction(this.container, async (sql) => {
      if (!(await this.isMine(sql))) return
      const rows = await sql(
        'update generation_variation set stage = ?, updated_at = now() where id = ? and stage <> ? returning id',
        [stage, id, stage],
      )
      if (rows.length > 0) await addEvent(sql, jobId, 'progress', { variation: slot + 1, stage, progress })
    })
  }

  private async keepPartial(webp: Buffer, index: number): Promise<void> {
    const { id, jobId, slot } = this.slot
    const token = randomBytes(16).toString('hex')
    const filename = `${randomBytes(16).toString('hex')}-partial.webp`
    const [fileId = ''] = await storeFiles(this.container, [
      { filename, mimeType: 'image/webp', content: webp },
    ])
    const kept = await inTransaction(this.container, async (sql) => {
      if (!(await this.isMine(sql))) return false
      await sql('insert into generation_partial (id, job_id, token, file_id) values (?, ?, ?, ?)', [
        generateEntityId(undefined, 'genpart'),
        jobId,
        token,
        fileId,
      ])
      await sql('update generation_variation set partial_token = ?, updated_at = now() where id = ?', [
        token,
        id,
      ])
      await addEvent(sql, jobId, 'partial', { variation: slot + 1, index, token })
      return true
    })
    if (!kept) await removeFiles(this.container, [fileId])
  }
}
