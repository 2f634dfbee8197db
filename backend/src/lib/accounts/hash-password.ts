import { kdf } from 'scrypt-kdf'

/** What Medusa's emailpass provider keeps of a password, for an account that is opened later. */
export async function hashPassword(password: string): Promise<string> {
  return (await kdf(password, { logN: 15, r: 8, p: 1 })).toString('base64')
}
