import type { NextFunction, Request, Response } from 'express'

const METHODS = ['GET', 'HEAD', 'POST', 'OPTIONS']

/** The answer of the decoding is used: a bundler takes a call without use for one without effect, and drops it. */
function isReadable(path: string): boolean {
  try {
    return decodeURIComponent(path) !== ''
  } catch {
    return false
  }
}

/** The adapter makes one address of what the proxies say, or of the request's own, and fails where that is none. */
function isAddressed(req: Request): boolean {
  const forwarded = req.get('X-Forwarded-Host')
  const hosts = [req.get('Host') ?? '', ...(forwarded ? forwarded.split(',') : [])]
  return (
    ['http', 'https'].includes(req.protocol.toLowerCase()) &&
    hosts.every((host) => !/[\\/?#@]/.test(host) && URL.canParse(`http://${host.trim()}`))
  )
}

const say = (res: Response, status: number, sentence: string) =>
  void res.status(status).set('Cache-Control', 'no-store').type('text/plain').send(`${sentence}\n`)

/** Answers at once what no page can: methods that pages do not have, and addresses that are none or that nobody can read. */
export function refuseOddRequests(req: Request, res: Response, next: NextFunction) {
  if (!METHODS.includes(req.method)) {
    res.setHeader('Allow', METHODS.join(', '))
    say(res, 405, `${req.method} is not allowed here.`)
  } else if (!isAddressed(req) || !isReadable(req.path)) say(res, 400, 'There is a slip in this address.')
  else next()
}
