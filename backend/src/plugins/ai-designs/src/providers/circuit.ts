import { ProviderError, type ProviderFault } from './provider-error'

const FAULTS_TO_OPEN = 5
const WINDOW_MS = 60_000
const REST_MS = 30_000

/** What no other try would mend: somebody has to look at the account. */
const AT_ONCE: ReadonlySet<ProviderFault> = new Set(['no_money', 'bad_key'])
/** What tells that the provider is not well. A refusal or a request to slow down comes from one that is. */
const COUNTED: ReadonlySet<ProviderFault> = new Set(['unavailable', 'timeout', 'damaged'])

export interface CircuitState {
  state: 'closed' | 'open' | 'half-open'
  /** Whether a call made now would go out. */
  available: boolean
  /** The fault that opened it. */
  reason: ProviderFault | null
  /** When the next call is let through as a trial. */
  retryAt: Date | null
}

/** The call did not go out: the provider has failed too often just now. */
export class CircuitOpenError extends ProviderError {
  constructor(retryAfterMs: number, reason: ProviderFault) {
    super('unavailable', `The provider rests after faults (${reason})`, { retryAfterMs })
    this.name = 'CircuitOpenError'
  }
}

/**
 * Spares a failing provider, and our customers the wait for it: after five faults in a minute, or at once where the account is
 * at fault, nothing is asked for half a minute; then one call goes out as a trial, and its end decides.
 */
export class Circuit {
  private faults: number[] = []
  private openedAt: number | null = null
  private reason: ProviderFault = 'unavailable'
  private trying = false

  constructor(private readonly now: () => number = Date.now) {}

  /** @throws CircuitOpenError without calling, else whatever the call throws */
  async run<T>(call: () => Promise<T>): Promise<T> {
    const { available, state, retryAt } = this.state()
    if (!available) {
      throw new CircuitOpenError(Math.max(1000, (retryAt?.getTime() ?? 0) - this.now()), this.reason)
    }
    const trial = state === 'half-open'
    if (trial) this.trying = true
    try {
      const result = await call()
      this.close()
      return result
    } catch (error) {
      this.take(error, trial)
      throw error
    } finally {
      if (trial) this.trying = false
    }
  }

  state(): CircuitState {
    if (this.openedAt === null) return { state: 'closed', available: true, reason: null, retryAt: null }
    const retryAt = new Date(this.openedAt + REST_MS)
    const rested = this.now() >= retryAt.getTime()
    return {
      state: rested ? 'half-open' : 'open',
      available: rested && !this.trying,
      reason: this.reason,
      retryAt,
    }
  }

  private close(): void {
    this.openedAt = null
    this.faults = []
  }

  private take(error: unknown, trial: boolean): void {
    const fault = error instanceof ProviderError ? error.fault : 'unavailable'
    if (AT_ONCE.has(fault) || (COUNTED.has(fault) && trial)) {
      this.open(fault)
      return
    }
    // A refusal, or too many requests, is an answer: the trial has shown that somebody is there.
    if (!COUNTED.has(fault)) {
      if (fault !== 'aborted' && trial) this.close()
      return
    }
    const since = this.now() - WINDOW_MS
    this.faults = [...this.faults.filter((at) => at > since), this.now()]
    if (this.faults.length >= FAULTS_TO_OPEN) this.open(fault)
  }

  private open(fault: ProviderFault): void {
    this.openedAt = this.now()
    this.reason = fault
    this.faults = []
  }
}
