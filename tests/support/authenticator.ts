import { createHmac } from 'node:crypto'
import { newShopper, type Shopper } from './actors'
import { rows } from './database'
import type { Stack } from './stack'

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** What an authenticator app shows for a secret (RFC 6238). */
export function codeOf(secret: string, step = 0): string {
  const bits = [...secret].map((letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, '0')).join('')
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + step))
  const hash = createHmac('sha1', key).update(counter).digest()
  const at = (hash.at(-1) ?? 0) & 15
  return String((hash.readUInt32BE(at) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}

/** The code that an app shows now, as if two minutes had gone by since it was shown last; other codes stay used. */
export async function freshCode({ databaseUrl }: Stack, secret: string): Promise<string> {
  const code = codeOf(secret)
  await rows(
    databaseUrl,
    `delete from account_attempt a using auth_mfa_factor f
     where a.subject = 'code:' || left(encode(sha256(convert_to(f.id || ' ' || $1::text, 'UTF8')), 'hex'), 40)`,
    [code],
  )
  return code
}

export interface Protected extends Shopper {
  secret: string
  recoveryCodes: string[]
  /** What turned it on. */
  firstCode: string
}

/** Turns two-step sign-in on for somebody who is signed in. */
export async function protect(stack: Stack, person: Shopper): Promise<Protected> {
  const { api, password, id } = person
  await rows(
    stack.databaseUrl,
    'update customer_security set email_verified_at = coalesce(email_verified_at, now()) where customer_id = $1',
    [id],
  )
  const { secret } = await api.must('startSecondFactor', { body: { password } })
  const firstCode = codeOf(secret)
  const { recoveryCodes } = await api.must('confirmSecondFactor', { body: { code: firstCode } })
  return { ...person, secret, recoveryCodes, firstCode }
}

export const newProtected = async (stack: Stack): Promise<Protected> =>
  protect(stack, await newShopper(stack.backend))
