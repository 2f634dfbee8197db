import { RedisDistributedTransactionStorage } from '@medusajs/workflow-engine-redis/dist/utils/workflow-orchestrator-storage'
import { isNoAnswer, Patience, SILENCE } from '../../lib/redis/patience'
import { ScheduleWatch } from './schedule-watch'
import { soleRuns } from './sole-runs'

type Get = RedisDistributedTransactionStorage['get']
type Save = RedisDistributedTransactionStorage['save']
type Schedule = RedisDistributedTransactionStorage['schedule']
type Cradle = ConstructorParameters<typeof RedisDistributedTransactionStorage>[0]

/** As far as it is used here. */
interface Queue {
  getRepeatableJobs: () => Promise<{ key: string }[]>
  add: (name: string, data: object, options: object) => Promise<unknown>
}
/** What Medusa keeps to itself; the queues are a worker's alone. */
interface Hidden {
  saveToDb: (data: Parameters<Save>[1], retentionTime?: number) => Promise<void>
  executeScheduledJob: (jobId: string, options: object, due: Date) => Promise<unknown>
  jobQueue?: Queue
  cleanerQueue_?: Queue
}

/** As Medusa calls a schedule in Redis. */
const keyOf = (jobId: string) => `schedule_${jobId}`
/** Medusa's own, that lies in a queue by itself: it removes what it remembers of workflows that are over. */
const CLEANER = 'cleaner'
const CLEANED_EACH_MS = 30 * 60_000

/**
 * Keeps how far a workflow has come in Redis and, while that is away, in PostgreSQL alone, where Medusa keeps it besides. A cart is
 * completed by one process at a time (see withCheckoutLock), so no other looks for it in Redis. Schedules are seen to (see ScheduleWatch),
 * and jobs run beside one another as they do without Redis (see soleRuns).
 */
export class PatientStorage extends RedisDistributedTransactionStorage {
  private readonly patience: Patience
  private readonly watch: ScheduleWatch
  private readonly logger: Cradle['logger']

  constructor(cradle: Cradle) {
    super(cradle)
    this.patience = new Patience(cradle.redisConnection)
    this.logger = cradle.logger
    this.hidden.executeScheduledJob = soleRuns(this.hidden.executeScheduledJob.bind(this))
    this.watch = new ScheduleWatch(() => this.kept())
    const { cleanerQueue_: cleaner } = this.hidden
    if (cleaner)
      this.watch.remember(CLEANER, () =>
        cleaner.add(
          CLEANER,
          {},
          {
            repeat: { every: CLEANED_EACH_MS },
            jobId: 'clear-expired-executions',
            removeOnComplete: true,
            removeOnFail: true,
          },
        ),
      )
  }

  private get hidden(): Hidden {
    return this as unknown as Hidden
  }

  /** Names of the schedules that Redis has. */
  private async kept(): Promise<string[]> {
    const { jobQueue, cleanerQueue_ } = this.hidden
    const [jobs, cleaner] = await Promise.all([
      jobQueue?.getRepeatableJobs() ?? [],
      cleanerQueue_?.getRepeatableJobs() ?? [],
    ])
    return [...jobs.map(({ key }) => key), ...cleaner.map(() => CLEANER)]
  }

  override async schedule(...[job, options]: Parameters<Schedule>): Promise<void> {
    const jobId = typeof job === 'string' ? job : job.jobId
    // One that ends by itself is gone rightly.
    if (options.numberOfExecutions === undefined)
      this.watch.remember(keyOf(jobId), () => super.schedule(job, options))
    await super.schedule(job, options)
  }

  override async remove(jobId: string): Promise<void> {
    this.watch.forget(keyOf(jobId))
    await super.remove(jobId)
  }

  override async removeAll(): Promise<void> {
    this.watch.forgetAll()
    await super.removeAll()
  }

  override async onApplicationStart(): Promise<void> {
    await super.onApplicationStart()
    // Servers run no jobs, and know of no schedule.
    if (!this.hidden.jobQueue) return
    this.watch.start((gone) => {
      this.logger.warn(`Redis had lost ${gone} schedules of jobs: they are told to it again`)
    })
  }

  override async onApplicationPrepareShutdown(): Promise<void> {
    this.watch.stop()
    await super.onApplicationPrepareShutdown()
  }

  /** What Redis came to, or what is done instead. @throws what went wrong although Redis is there */
  private async ask<T>(work: () => Promise<T>, instead: () => Promise<T>): Promise<T> {
    if (this.patience.isAway) return await instead()
    try {
      const came = await this.patience.wait(work())
      return came === SILENCE ? await instead() : came
    } catch (error) {
      if (isNoAnswer(error)) this.patience.doubt()
      if (!this.patience.isAway) throw error
      return await instead()
    }
  }

  override get(...[key, options]: Parameters<Get>): ReturnType<Get> {
    const alone = { ...options, _cachedRawData: null } as Parameters<Get>[1]
    const inDatabase = () => super.get(key, alone)
    return this.ask(() => super.get(key, options), inDatabase)
  }

  override save(...[key, data, ttl, options]: Parameters<Save>): ReturnType<Save> {
    return this.ask(
      () => super.save(key, data, ttl, options),
      async () => {
        await this.hidden.saveToDb(data, options?.retentionTime)
        return data
      },
    )
  }
}
