import type { SqlEntityManager } from '@medusajs/framework/mikro-orm/knex'
import { logger } from '@medusajs/framework/logger'
import type { Context } from '@medusajs/framework/types'
import {
  generateEntityId,
  InjectManager,
  InjectTransactionManager,
  MedusaContext,
  MedusaService,
} from '@medusajs/framework/utils'
import { noticeOf } from '../../checks/check-process'
import { drawFromTheStart, stopDrawing } from '../../generation/start-drawing'
import { designError } from '../../policy/design-error'
import { makeProviders, type ImageProviders } from '../../providers/make-provider'
import {
  countQuery,
  foundQuery,
  likeQuery,
  oneQuery,
  pageQuery,
  publishedQuery,
  unlikeQuery,
  type DesignListWish,
  type FoundDesign,
  type ListedDesign,
  type PublishedDesign,
  type Query,
} from './design-lists'
import { Artwork } from './models/artwork'
import { Design } from './models/design'
import { DesignLike } from './models/design-like'
import { DesignReport } from './models/design-report'
import { GenerationEvent } from './models/generation-event'
import { GenerationJob } from './models/generation-job'
import { GenerationPartial } from './models/generation-partial'
import { GenerationVariation } from './models/generation-variation'
import { Recipe } from './models/recipe'
import { aiDesignsOptionsSchema, type AiDesignsOptions, type AiDesignsSettings } from './options'
import { ownedBy } from './owner'
import { RecentTotals } from './recent-totals'
import { reviewToldQuery } from './review-news'
import {
  forgetJobsQueries,
  forgetRefusedWordsQuery,
  forgetQueries,
  leaveGuestsQuery,
  retireQueries,
  stillThereQuery,
  unkeptQuery,
  type UnkeptArtwork,
} from './unkept'
import type { DesignView, Owner, RecipeRow } from './types'

type Tx = Context<SqlEntityManager>

export class AiDesignsModuleService extends MedusaService({
  GenerationJob,
  GenerationVariation,
  GenerationEvent,
  GenerationPartial,
  Artwork,
  Design,
  DesignLike,
  DesignReport,
  Recipe,
}) {
  readonly settings: AiDesignsSettings
  /** Who draws. */
  readonly providers: ImageProviders
  private readonly totals = new RecentTotals()

  readonly __hooks = {
    onApplicationStart: () => {
      const notice = noticeOf(this.settings.imageCheck)
      if (notice) logger.warn(`ai-designs: ${notice}`)
      // Nothing waits for it: it is for the log and the administrators.
      void this.providers.modelWatch?.look()
      return drawFromTheStart()
    },
    onApplicationPrepareShutdown: stopDrawing,
    onApplicationShutdown: () => this.providers.stop(),
  }

  constructor(dependencies: Record<string, unknown>, options: AiDesignsOptions = {}) {
    super(dependencies, options)
    this.settings = aiDesignsOptionsSchema.parse(options)
    this.providers = makeProviders(this.settings)
  }

  /**
   * One design of this owner's; `withDeleted`: also one that has left their list.
   * @throws MedusaError `not_found`, also where it is somebody else's
   */
  async designOf(owner: Owner, id: string, { withDeleted = false } = {}): Promise<DesignView> {
    const [design] = await this.listDesigns({ id, ...ownedBy(owner) }, { withDeleted })
    if (!design) throw designError('not_found', 'Design not found')
    return { design, artwork: await this.retrieveArtwork(design.artwork_id) }
  }

  /** A page of designs and how many there are in all. */
  @InjectManager()
  async designPage(
    wish: DesignListWish,
    @MedusaContext() context: Tx = {},
  ): Promise<{ items: ListedDesign[]; total: number }> {
    const words = wish.search?.toLowerCase() ?? ''
    if (words && !(wish.set === 'gallery' && this.totals.isLong(words))) {
      const rows = await run<FoundDesign>(context, foundQuery(wish))
      const total = rows[0]?.total ?? 0
      if (wish.set === 'gallery') this.totals.note(words, total)
      return { items: rows.filter((row) => row.id !== null), total }
    }
    const count = async () => (await run<{ total: number }>(context, countQuery(wish)))[0]?.total ?? 0
    const total = wish.set === 'gallery' ? await this.totals.total(words, count) : await count()
    const items = await run<ListedDesign>(context, pageQuery(wish))
    return { items, total: Math.max(total, items.length && (wish.page - 1) * wish.limit + items.length) }
  }

  /** A design that this owner may see: their own, or a published one. @throws MedusaError `not_found` */
  @InjectManager()
  async visibleDesign(owner: Owner, id: string, @MedusaContext() context: Tx = {}): Promise<ListedDesign> {
    const [design] = await run<ListedDesign>(context, oneQuery(id, owner))
    if (!design) throw designError('not_found', 'Design not found')
    return design
  }

  /** A page of all published designs, newest first, and how many there are. */
  @InjectManager()
  async publishedPage(
    page: number,
    limit: number,
    @MedusaContext() context: Tx = {},
  ): Promise<{ items: PublishedDesign[]; total: number }> {
    const count = async () =>
      (await run<{ total: number }>(context, countQuery({ set: 'gallery' })))[0]?.total
    const total = await this.totals.total('', async () => (await count()) ?? 0)
    return { items: await run<PublishedDesign>(context, publishedQuery(page, limit)), total }
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

  /** Notes that a design's owner was told of the decision with this mark; see `REVIEW_MARK`. */
  @InjectTransactionManager()
  async noteReviewTold(id: string, mark: string, @MedusaContext() context: Tx = {}): Promise<void> {
    await run(context, reviewToldQuery(id, mark))
  }

  /** Takes designs from before a moment off the lists of browsers that never signed in. */
  @InjectManager()
  async leaveGuests(before: Date, @MedusaContext() context: Tx = {}): Promise<void> {
    await run(context, leaveGuestsQuery(before))
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
  @InjectTransactionManager()
  async retireArtworks(ids: string[], before: Date, @MedusaContext() context: Tx = {}): Promise<void> {
    if (ids.length > 0) for (const query of retireQueries(ids, before)) await run(context, query)
  }

  /** Whether a picture that was just kept is still there. */
  @InjectManager()
  async isArtworkThere(id: string, @MedusaContext() context: Tx = {}): Promise<boolean> {
    return (await run(context, stillThereQuery(id))).length > 0
  }

  /** Forgets retired pictures whose files are gone. */
  @InjectManager()
  async forgetArtworks(ids: string[], @MedusaContext() context: Tx = {}): Promise<void> {
    for (const query of forgetQueries(ids)) await run(context, query)
  }

  /** Forgets clicks from before a moment of which no picture is left. */
  @InjectManager()
  async forgetJobs(before: Date, @MedusaContext() context: Tx = {}): Promise<void> {
    for (const query of forgetJobsQueries(before)) await run(context, query)
  }

  /** Forgets the words that were refused before a moment, where children were concerned. */
  @InjectManager()
  async forgetRefusedWords(before: Date, @MedusaContext() context: Tx = {}): Promise<void> {
    await run(context, forgetRefusedWordsQuery(before))
  }

  async retrieveRecipeByHash(hash: string): Promise<RecipeRow | null> {
    const [recipe] = await this.listRecipes({ hash })
    return recipe ?? null
  }
}

async function run<T extends object>(
  { transactionManager, manager }: Tx,
  { sql, values }: Query,
): Promise<T[]> {
  const connection = transactionManager ?? manager
  if (!connection) throw new Error('There is no connection to the database')
  return connection.execute<T[]>(sql, values)
}
