import type { RestRow } from '../generation/rests'
import { ProviderError, type ProviderFault } from './provider-error'

const FAULTS_TO_OPEN = 5
const WINDOW_MS = 60_000

/** What no other try would mend: somebody has to look at the account. */
const AT_ONCE: ReadonlySet<ProviderFault> = new Set(['no_money', 'bad_key'])
/** What tells that the provider is not well. A refusal or a request to slow down comes from one that is. */
const COUNTED: ReadonlySet<ProviderFault> = new Set(['unavailable', 'timeout', 'damaged'])

/** The call did not go out: the provider has failed too often just now. */
export class CircuitOpenError extends ProviderError {
  constructor(retryAfterMs: number, reason: ProviderFault) {
    super('unavailable', `The provider rests after faults (${reason})`, { retryAfterMs })
    this.name = 'CircuitOpenError'
  }
}

/**
 * Spares a failing provider, and our customers the wait for it: after five faults in a minute of this process, or at once where the
 * account is at fault, no process asks anything for half a minute; then one call goes out as a trial, and its end decides.
 */
export class Circuit {
  private faults: number[] = []

  constructor(private readonly now: () => number = Date.now) {}

  /** @param lease of whoever calls @throws CircuitOpenError without calling, else whatever the call throws */
  async run<T>(row: RestRow, lease: string, call: () => Promise<T>): Promise<T> {
    const rest = await row.read()
    const trial = rest !== null
    if (trial && !(await row.claimTrial(lease)))
      throw new CircuitOpenError(Math.max(1000, rest.leftMs), rest.reason)
    try {
      const result = await call()
      this.faults = []
      await row.end()
      return result
    } catch (error) {
      const fault = error instanceof ProviderError ? error.fault : 'unavailable'
      if (this.isTooMuch(fault, trial)) await row.begin(fault)
      else if (trial && fault === 'aborted') await row.giveUpTrial(lease)
      // A refusal, or too many requests, is an answer: the trial has shown that somebody is there.
      else if (trial) await row.end()
      throw error
    }
  }

  private isTooMuch(fault: ProviderFault, trial: boolean): boolean {
    if (!AT_ONCE.has(fault) && !COUNTED.has(fault)) return false
    const since = this.now() - WINDOW_MS
    this.faults = [...this.faults.filter((at) => at > since), this.now()]
    if (!trial && !AT_ONCE.has(fault) && this.faults.length < FAULTS_TO_OPEN) return false
    this.faults = []
    return true
  }
}
