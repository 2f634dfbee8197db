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

const say = (res: Response, status: number, sentence: string) =>
  void res.status(status).set('Cache-Control', 'no-store').type('text/plain').send(`${sentence}\n`)

/** Answers at once what no page can: methods that pages do not have, and addresses that nobody can read. */
export function refuseOddRequests(req: Request, res: Response, next: NextFunction) {
  if (!METHODS.includes(req.method)) {
    res.setHeader('Allow', METHODS.join(', '))
    say(res, 405, `${req.method} is not allowed here.`)
  } else if (!isReadable(req.path)) say(res, 400, 'There is a slip in this address.')
  else next()
}
