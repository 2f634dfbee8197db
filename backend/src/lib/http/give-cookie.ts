import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'

interface Call {
  req: Pick<MedusaRequest, 'secure'>
  res: Pick<MedusaResponse, 'cookie'>
}
interface Cookie {
  name: string
  value: string
  path: string
  maxAge: number
}

/**
 * Gives a browser a cookie that no script reads and no other site's form sends. A shop with an https address has it go by https
 * alone, even where a proxy does not say by what a call came.
 */
export function giveCookie(
  { req, res }: Call,
  { name, value, path, maxAge }: Cookie,
  publicUrl: string,
): void {
  const secure = req.secure || publicUrl.startsWith('https://')
  res.cookie(name, value, { httpOnly: true, sameSite: 'lax', secure, path, maxAge })
}
