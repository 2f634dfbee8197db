import type { SqlEntityManager } from '@medusajs/framework/mikro-orm/knex'
import type { Context } from '@medusajs/framework/types'
import { generateEntityId, InjectManager, MedusaContext, MedusaService } from '@medusajs/framework/utils'
import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { designError, type DesignErrorCode } from '../../policy/design-error'
import type { ImageEvents, ImageProvider, ImageRequest, ImageResult } from '../../providers/image-provider'
import { makeProvider } from '../../providers/make-provider'
import {
  countQuery,
  likeQuery,
  oneQuery,
  pageQuery,
  unlikeQuery,
  type DesignListWish,
  type ListedDesign,
  type Query,
} from './design-lists'
import { Limiter } from './limiter'
import { Artwork } from './models/artwork'
import { Design } from './models/design'
import { DesignLike } from './models/design-like'
import { GenerationJob } from './models/generation-job'
import { GenerationVariation } from './models/generation-variation'
import { Recipe } from './models/recipe'
import { aiDesignsOptionsSchema, type AiDesignsOptions, type AiDesignsSettings } from './options'
import { ownedBy, ownerColumns, ownerKey } from './owner'
import { forgetJobsQuery, forgetQueries, retireQuery, unkeptQuery, type UnkeptArtwork } from './unkept'
import type { ArtworkRow, DesignRow, DesignView, JobRow, Owner, RecipeRow, VariationRow } from './types'

type Tx = Context<SqlEntityManager>

const JOIN_WITHIN_MS = 10 * 60_000
/** A job that has been running for longer was left behind by a process that died. */
const ABANDONED_AFTER_MS = 3 * 60_000
const POLL_MS = 400

export interface GenerationOptions {
  owner: Owner
  prompt: string
  style: string
  salt: string
  count: number
}

export class AiDesignsModuleService extends MedusaService({
  GenerationJob,
  GenerationVariation,
  Artwork,
  Design,
  DesignLike,
  Recipe,
}) {
  readonly settings: AiDesignsSettings
  private readonly images: ImageProvider
  private readonly limiter: Limiter

  constructor(dependencies: Record<string, unknown>, options: AiDesignsOptions = {}) {
    super(dependencies, options)
    this.settings = aiDesignsOptionsSchema.parse(options)
    this.images = makeProvider(this.settings)
    this.limiter = new Limiter(this.settings.concurrency)
  }

  /** Who draws here, in words for people. */
  get drawnBy(): string {
    return this.images.drawnBy
  }
  get providerId(): string {
    return this.images.id
  }

  /** Draws one picture; at most a few are drawn at a time. */
  drawPicture(request: Omit<ImageRequest, 'width' | 'height'>, on: ImageEvents): Promise<ImageResult> {
    const [width = 1152, height = 1920] = this.settings.size.split('x').map(Number)
    return this.limiter.run(() => this.images.generate({ ...request, width, height }, on))
  }

  /**
   * Opens a job, or joins one: the same owner's same prompt and options that finished within ten minutes, or that are
   * being drawn right now (then this waits for them).
   */
  async openJob(options: GenerationOptions): Promise<{ job: JobRow; joined: boolean }> {
    const { owner, prompt, style, salt, count } = options
    const key = createHash('sha256')
      .update(JSON.stringify([ownerKey(owner), prompt.toLowerCase(), style, salt, count, this.providerId]))
      .digest('hex')
    const since = new Date(Date.now() - JOIN_WITHIN_MS)
    const [finished] = await this.listGenerationJobs(
      { options_key: key, status: 'succeeded', finished_at: { $gt: since } },
      { order: { created_at: 'DESC' }, take: 1 },
    )
    if (finished) return { job: finished, joined: true }
    await this.dropAbandoned(key)
    const row = {
      ...ownerColumns(owner),
      prompt,
      style,
      salt,
      count,
      provider: this.providerId,
      options_key: key,
    }
    try {
      return { job: await this.createGenerationJobs({ ...row, running_key: key }), joined: false }
    } catch (error) {
      const [running] = await this.listGenerationJobs({ running_key: key })
      if (!running) throw error
      return { job: await this.awaitJob(running.id), joined: true }
    }
  }

  private async dropAbandoned(key: string): Promise<void> {
    const [running] = await this.listGenerationJobs({ running_key: key })
    if (!running || Date.now() - new Date(running.created_at).getTime() < ABANDONED_AFTER_MS) return
    await this.failJob(running.id, 'provider_unavailable', 'The drawing was interrupted')
  }

  private async awaitJob(id: string): Promise<JobRow> {
    const end = Date.now() + ABANDONED_AFTER_MS
    while (Date.now() < end) {
      const job = await this.retrieveGenerationJob(id)
      if (job.status === 'succeeded') return job
      if (job.status === 'failed') {
        throw designError(
          (job.error_code as DesignErrorCode | null) ?? 'provider_unavailable',
          job.error ?? '',
        )
      }
      await sleep(POLL_MS)
    }
    throw designError('provider_unavailable', 'Drawing takes longer than usual. Please try again.')
  }

  async finishJob(id: string): Promise<void> {
    await this.updateGenerationJobs({ id, status: 'succeeded', running_key: null, finished_at: new Date() })
  }

  async failJob(id: string, code: string, error: string): Promise<void> {
    await this.updateGenerationJobs({
      id,
      status: 'failed',
      running_key: null,
      error_code: code,
      error,
      finished_at: new Date(),
    })
  }

  /** The pictures of a job, in their slots' order. */
  async variationsOf(jobId: string): Promise<{ variation: VariationRow; artwork: ArtworkRow }[]> {
    const variations = await this.listGenerationVariations({ job_id: jobId }, { order: { slot: 'ASC' } })
    const artworks = await this.listArtworks({ id: variations.map(({ artwork_id }) => artwork_id) })
    return variations.flatMap((variation) => {
      const artwork = artworks.find(({ id }) => id === variation.artwork_id)
      return artwork ? [{ variation, artwork }] : []
    })
  }

  /** One design of this owner's. @throws MedusaError `not_found`, also where it is somebody else's */
  async designOf(owner: Owner, id: string): Promise<DesignView> {
    const [design] = await this.listDesigns({ id, ...ownedBy(owner) })
    if (!design) throw designError('not_found', 'Design not found')
    return { design, artwork: await this.retrieveArtwork(design.artwork_id) }
  }

  /** A page of designs and how many there are in all. */
  @InjectManager()
  async designPage(
    wish: DesignListWish,
    @MedusaContext() context: Tx = {},
  ): Promise<{ items: ListedDesign[]; total: number }> {
    const items = await run<ListedDesign>(context, pageQuery(wish))
    const [count] = await run<{ total: number }>(context, countQuery(wish))
    return { items, total: count?.total ?? 0 }
  }

  /** A design that this owner may see: their own, or a published one. @throws MedusaError `not_found` */
  @InjectManager()
  async visibleDesign(owner: Owner, id: string, @MedusaContext() context: Tx = {}): Promise<ListedDesign> {
    const [design] = await run<ListedDesign>(context, oneQuery(id, owner))
    if (!design) throw designError('not_found', 'Design not found')
    return design
  }

  /** Likes a design or takes the like back; answers how many like it now. @throws MedusaError `not_found` */
  @InjectManager()
  async setLiked(
    id: string,
    customerId: string,
    liked: boolean,
    @MedusaContext() context: Tx = {},
  ): Promise<number> {
    const query = liked
      ? likeQuery(generateEntityId(undefined, 'dlike'), id, customerId)
      : unlikeQuery(id, customerId)
    const [design] = await run<{ like_count: number }>(context, query)
    if (!design) throw designError('not_found', 'Design not found')
    return design.like_count
  }

  /** Pictures from before a moment that nobody keeps, a page of them. */
  @InjectManager()
  unkeptArtworks(
    before: Date,
    afterId: string,
    limit: number,
    @MedusaContext() context: Tx = {},
  ): Promise<UnkeptArtwork[]> {
    return run<UnkeptArtwork>(context, unkeptQuery(before, afterId, limit))
  }

  /** Takes pictures out of use, as far as still nobody keeps them. */
  @InjectManager()
  async retireArtworks(ids: string[], before: Date, @MedusaContext() context: Tx = {}): Promise<void> {
    if (ids.length > 0) await run(context, retireQuery(ids, before))
  }

  /** Forgets retired pictures whose files are gone. */
  @InjectManager()
  async forgetArtworks(ids: string[], @MedusaContext() context: Tx = {}): Promise<void> {
    for (const query of forgetQueries(ids)) await run(context, query)
  }

  /** Forgets clicks from before a moment of which no picture is left. */
  @InjectManager()
  async forgetJobs(before: Date, @MedusaContext() context: Tx = {}): Promise<void> {
    await run(context, forgetJobsQuery(before))
  }

  /** How many jobs this owner opened since then, and when the first of them was. */
  async countJobs(owner: Owner, since: Date): Promise<{ count: number; oldest: Date | null }> {
    const filter = { ...ownedBy(owner), created_at: { $gt: since } }
    const [jobs, count] = await this.listAndCountGenerationJobs(filter, {
      order: { created_at: 'ASC' },
      take: 1,
    })
    return { count, oldest: jobs[0] ? new Date(jobs[0].created_at) : null }
  }

  async retrieveRecipeByHash(hash: string): Promise<RecipeRow | null> {
    const [recipe] = await this.listRecipes({ hash })
    return recipe ?? null
  }
}

async function run<T extends object>({ manager }: Tx, { sql, values }: Query): Promise<T[]> {
  if (!manager) throw new Error('There is no connection to the database')
  return manager.execute<T[]>(sql, values)
}
