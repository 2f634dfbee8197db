import { MedusaService } from '@medusajs/framework/utils'
import { secondsUntilFree, LIMITS, WINDOW_MS, type Subject } from './limits'
import Attempt from './models/attempt'
import CustomerSecurity from './models/customer-security'
import LoginSession from './models/login-session'

export default class AccountSecurityService extends MedusaService({
  LoginSession,
  CustomerSecurity,
  AccountAttempt: Attempt,
}) {
  /** The sign-in behind a token, or null where it is unknown, revoked or over. */
  async findLiveSession(id: string, now = new Date()) {
    const [session] = await this.listLoginSessions({ id, revoked_at: null, expires_at: { $gt: now } })
    return session ?? null
  }

  async revokeSession(id: string): Promise<void> {
    await this.updateLoginSessions({ selector: { id, revoked_at: null }, data: { revoked_at: new Date() } })
  }

  async isEmailVerified(customerId: string): Promise<boolean> {
    const [row] = await this.listCustomerSecurities({ customer_id: customerId })
    return Boolean(row?.email_verified_at)
  }

  /** Records that the customer proved the address; a second call changes nothing. */
  async markEmailVerified(customerId: string): Promise<void> {
    const [row] = await this.listCustomerSecurities({ customer_id: customerId })
    const email_verified_at = new Date()
    if (!row) await this.createCustomerSecurities({ customer_id: customerId, email_verified_at })
    else if (!row.email_verified_at) await this.updateCustomerSecurities({ id: row.id, email_verified_at })
  }

  /**
   * Counts a try BEFORE it is made, so that parallel tries cannot pass together.
   * Answers the seconds to wait where one of the subjects has used up its tries, else the ids to give back.
   */
  async countAttempt(subjects: Subject[]): Promise<{ waitSeconds: number } | { attemptIds: string[] }> {
    const now = new Date()
    const since = new Date(now.getTime() - WINDOW_MS)
    const rows = await this.createAccountAttempts(subjects.map(({ subject }) => ({ subject })))
    const attemptIds = rows.map(({ id }) => id)
    let waitSeconds = 0
    for (const { kind, subject } of subjects) {
      const counted = await this.listAccountAttempts(
        { subject, created_at: { $gt: since } },
        { order: { created_at: 'DESC' }, take: LIMITS[kind] + 1 },
      )
      const oldest = counted[LIMITS[kind] - 1]
      if (counted.length > LIMITS[kind] && oldest)
        waitSeconds = Math.max(waitSeconds, secondsUntilFree(oldest.created_at, now))
    }
    if (waitSeconds === 0) return { attemptIds }
    await this.deleteAccountAttempts(attemptIds)
    return { waitSeconds }
  }

  /** Takes back tries that turned out to be good. */
  async forgiveAttempts(ids: string[]): Promise<void> {
    await this.deleteAccountAttempts(ids)
  }

  /** Forgets everything counted against a subject. */
  async clearAttempts({ subject }: Subject): Promise<void> {
    await this.deleteAccountAttempts({ subject })
  }

  /** Deletes what no rule looks at any more: old tries, and sign-ins over for a month. */
  async forgetOld(now = new Date()): Promise<void> {
    await this.deleteAccountAttempts({ created_at: { $lt: new Date(now.getTime() - 2 * WINDOW_MS) } })
    await this.deleteLoginSessions({ expires_at: { $lt: new Date(now.getTime() - 30 * 86_400_000) } })
  }
}
