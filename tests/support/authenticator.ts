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

/** Two minutes go by: what an app has shown before may be taken again. */
export const codesGrowOld = ({ databaseUrl }: Stack) =>
  rows(databaseUrl, "delete from account_attempt where subject like 'code:%'")

/** The code that an app shows now, to be used as if none had been used before. */
export async function freshCode(stack: Stack, secret: string): Promise<string> {
  await codesGrowOld(stack)
  return codeOf(secret)
}

export interface Protected extends Shopper {
  secret: string
  recoveryCodes: string[]
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
  const { recoveryCodes } = await api.must('confirmSecondFactor', { body: { code: codeOf(secret) } })
  return { ...person, secret, recoveryCodes }
}

export const newProtected = async (stack: Stack): Promise<Protected> =>
  protect(stack, await newShopper(stack.backend))
