import { Transform } from 'node:stream'
import { keepEarly } from './keep-early'
import { startLate } from './start-late'

const BODY = /<body[^>]*>/
const SHELL_ENDS = '</body>'

/** Runs a function in the page and leaves no trace of it: React finds the page as it rendered it. */
const inPage = (run: () => void, nonce: string): string =>
  `<script nonce="${nonce}">(${run.toString()})();document.currentScript.remove()</script>`

/**
 * Scripts come behind the letters and the first picture: the page is whole without them, and on a slow line they would be
 * between the visitor and what there is to see. What a visitor does until then is kept and done when they are there.
 * React Router has no say in when its scripts start, so it is said here.
 */
const withLateScripts = (html: string, nonce: string): string =>
  html
    .replaceAll('<link rel="modulepreload"', '<link rel="later"')
    .replace(/(<script nonce="[^"]*" )type="module" async=""/, '$1type="later"')
    .replace(BODY, (body) => body + inPage(keepEarly, nonce))
    .replace(SHELL_ENDS, () => inPage(startLate, nonce) + SHELL_ENDS)

/** Holds a page back until its shell is whole, which React sends at one go, and lets what follows it through. */
export function lateScripts(nonce: string): Transform {
  let held = Buffer.alloc(0)
  let passed = false
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      if (!passed) {
        held = Buffer.concat([held, chunk])
        passed = held.includes(SHELL_ENDS)
        done(null, passed ? withLateScripts(held.toString(), nonce) : undefined)
      } else done(null, chunk)
    },
    flush(done) {
      done(null, passed ? undefined : held)
    },
  })
}
