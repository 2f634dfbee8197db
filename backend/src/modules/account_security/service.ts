import type { Context } from '@medusajs/framework/types'
import type { SqlEntityManager } from '@medusajs/framework/mikro-orm/knex'
import { InjectTransactionManager, MedusaContext, MedusaService } from '@medusajs/framework/utils'
import { noteAdministrator, type AdministratorNote } from './administrators'
import { countTries, type Counted } from './count-tries'
import { forgetOtherDevices, knowsDevice, meetDevice, rememberDevice, type Device } from './devices'
import { forgetOld } from './forget-old'
import type { Subject } from './limits'
import {
  claimLink,
  distrustSessions,
  endSessions,
  findLink,
  finishReset,
  keepLink,
  markVerified,
  releaseLink,
  replaceLinks,
  tendAbandonedResets,
  trustPassword,
  trustSession,
  verifyByLink,
  type LinkClaim,
  type LinkPurpose,
  type LinkRow,
  type NewLink,
} from './links'
import { noteFactorRemoved } from './login-factors'
import AccountRequest from './models/account-request'
import AccountToken from './models/account-token'
import AdministratorSeen from './models/administrator-seen'
import Attempt from './models/attempt'
import CustomerSecurity from './models/customer-security'
import KnownDevice from './models/known-device'
import LoginFactor from './models/login-factor'
import LoginSession from './models/login-session'
import {
  dueRequests,
  finishRequest,
  keepRequest,
  takeRequest,
  type NewRequest,
  type TakenRequest,
} from './requests'

type Tx = Context<SqlEntityManager>

function manager(context: Tx): SqlEntityManager {
  if (!context.transactionManager) throw new Error('This must run inside a transaction')
  return context.transactionManager
}

/** The rows behind sign-ins, mailed links and limits. Each method is one transaction; the statements are in the files beside it. */
export default class AccountSecurityService extends MedusaService({
  LoginSession,
  CustomerSecurity,
  AccountAttempt: Attempt,
  AccountToken,
  AccountRequest,
  KnownDevice,
  LoginFactor,
  AdministratorSeen,
}) {
  async revokeSession(id: string): Promise<void> {
    await this.updateLoginSessions({ selector: { id, revoked_at: null }, data: { revoked_at: new Date() } })
  }

  /** Ends a customer's sign-ins, but for one where it is given. @returns how many were alive */
  @InjectTransactionManager()
  async endSessions(customerId: string, except: string | null = null, @MedusaContext() context: Tx = {}) {
    return endSessions(manager(context), customerId, except)
  }

  @InjectTransactionManager()
  async trustSession(customerId: string, id: string, @MedusaContext() context: Tx = {}): Promise<void> {
    await trustSession(manager(context), customerId, id)
  }

  @InjectTransactionManager()
  async distrustSessions(customerId: string, @MedusaContext() context: Tx = {}): Promise<void> {
    await distrustSessions(manager(context), customerId)
  }

  /** Ends the sign-ins to Medusa's admin that a login's second factor is about to be taken from. */
  @InjectTransactionManager()
  async noteFactorRemoved(
    authIdentityId: string,
    at: Date,
    @MedusaContext() context: Tx = {},
  ): Promise<void> {
    await noteFactorRemoved(manager(context), authIdentityId, at)
  }

  async isEmailVerified(customerId: string): Promise<boolean> {
    const [row] = await this.listCustomerSecurities({ customer_id: customerId })
    return Boolean(row?.email_verified_at)
  }

  /** Whether the mailbox is the customer's, and the password nobody else's choice. */
  async isBeyondDoubt(customerId: string): Promise<boolean> {
    const [row] = await this.listCustomerSecurities({ customer_id: customerId })
    return Boolean(row?.email_verified_at) && row?.verified_by === null
  }

  @InjectTransactionManager()
  async trustPassword(customerId: string, browser: string, @MedusaContext() context: Tx = {}): Promise<void> {
    await trustPassword(manager(context), customerId, browser)
  }

  /** Records that the customer proved the address; a second call changes nothing. */
  @InjectTransactionManager()
  async markEmailVerified(customerId: string, @MedusaContext() context: Tx = {}): Promise<void> {
    await markVerified(manager(context), customerId)
  }

  /** Answers the seconds to wait where one of the subjects has used up its tries, else the ids to give back. */
  @InjectTransactionManager()
  async countTries(counted: Counted[], @MedusaContext() context: Tx = {}) {
    return countTries(manager(context), counted)
  }

  /** Takes back tries that turned out to be good. */
  async forgiveAttempts(ids: string[]): Promise<void> {
    await this.deleteAccountAttempts(ids)
  }

  /** Forgets everything counted against a subject. */
  async clearAttempts({ subject }: Subject): Promise<void> {
    await this.deleteAccountAttempts({ subject })
  }

  @InjectTransactionManager()
  async keepLink(link: NewLink, @MedusaContext() context: Tx = {}): Promise<void> {
    await keepLink(manager(context), link)
  }

  @InjectTransactionManager()
  async findLink(
    purpose: LinkPurpose,
    tokenHash: string,
    @MedusaContext() context: Tx = {},
  ): Promise<LinkRow | null> {
    return findLink(manager(context), purpose, tokenHash)
  }

  @InjectTransactionManager()
  async verifyByLink(id: string, browser: string, @MedusaContext() context: Tx = {}): Promise<boolean> {
    return verifyByLink(manager(context), id, browser)
  }

  @InjectTransactionManager()
  async claimLink(id: string, @MedusaContext() context: Tx = {}): Promise<LinkClaim | null> {
    return claimLink(manager(context), id)
  }

  @InjectTransactionManager()
  async releaseLink(claim: LinkClaim, @MedusaContext() context: Tx = {}): Promise<void> {
    await releaseLink(manager(context), claim)
  }

  @InjectTransactionManager()
  async finishReset(id: string, keyHash: string, @MedusaContext() context: Tx = {}): Promise<void> {
    await finishReset(manager(context), id, keyHash)
  }

  /** After a changed password: other sign-ins end, other browsers are strange, and links to yet another one lead nowhere. */
  @InjectTransactionManager()
  async finishChange(except: string, device: Device, @MedusaContext() context: Tx = {}): Promise<void> {
    const tx = manager(context)
    await replaceLinks(tx, device.customerId, 'reset')
    await endSessions(tx, device.customerId, except)
    await rememberDevice(tx, device)
    await forgetOtherDevices(tx, device)
  }

  /** Ends every sign-in but one, whose browser alone stays known. @returns how many were alive */
  @InjectTransactionManager()
  async signOutOthers(
    customerId: string,
    { except, keyHash }: { except: string; keyHash: string | null },
    @MedusaContext() context: Tx = {},
  ): Promise<number> {
    const tx = manager(context)
    if (keyHash !== null) await forgetOtherDevices(tx, { customerId, keyHash })
    return endSessions(tx, customerId, except)
  }

  @InjectTransactionManager()
  async tendAbandonedResets(@MedusaContext() context: Tx = {}): Promise<number> {
    return tendAbandonedResets(manager(context))
  }

  @InjectTransactionManager()
  async keepRequest(request: NewRequest, @MedusaContext() context: Tx = {}): Promise<string> {
    return keepRequest(manager(context), request)
  }

  @InjectTransactionManager()
  async takeRequest(id: string, @MedusaContext() context: Tx = {}): Promise<TakenRequest | null> {
    return takeRequest(manager(context), id)
  }

  @InjectTransactionManager()
  async finishRequest(id: string, @MedusaContext() context: Tx = {}): Promise<void> {
    await finishRequest(manager(context), id)
  }

  @InjectTransactionManager()
  async dueRequests(take: number, @MedusaContext() context: Tx = {}): Promise<string[]> {
    return dueRequests(manager(context), take)
  }

  @InjectTransactionManager()
  async knowsDevice(account: string, keyHash: string, @MedusaContext() context: Tx = {}): Promise<boolean> {
    return knowsDevice(manager(context), account, keyHash)
  }

  @InjectTransactionManager()
  async meetDevice(device: Device, @MedusaContext() context: Tx = {}): Promise<string | null> {
    return meetDevice(manager(context), device)
  }

  @InjectTransactionManager()
  async rememberDevice(device: Device, @MedusaContext() context: Tx = {}): Promise<void> {
    await rememberDevice(manager(context), device)
  }

  async forgetDevice({ customerId, keyHash }: Pick<Device, 'customerId' | 'keyHash'>): Promise<void> {
    await this.deleteKnownDevices({ customer_id: customerId, key_hash: keyHash })
  }

  @InjectTransactionManager()
  async noteAdministrator(note: AdministratorNote, @MedusaContext() context: Tx = {}): Promise<void> {
    await noteAdministrator(manager(context), note)
  }

  /** Deletes what no rule looks at any more. */
  @InjectTransactionManager()
  async forgetOld(@MedusaContext() context: Tx = {}): Promise<void> {
    await forgetOld(manager(context))
  }
}
