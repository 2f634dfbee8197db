import { Transform } from 'node:stream'

const SHELL_ENDS = '</body>'
const PRELOAD = '<link rel="modulepreload"'

/**
 * Scripts come behind the letters and the first picture: the page is whole without them, and on a slow line they would be
 * between the visitor and what there is to see. React Router's preloads have no say in that, so it is said here.
 */
export const withLowPreloads = (html: string): string =>
  html.replaceAll(PRELOAD, `${PRELOAD} fetchpriority="low"`)

/** Holds a page back until its shell is whole, which React sends at one go, and lets what follows it through. */
export function lowPreloads(): Transform {
  let held = Buffer.alloc(0)
  let passed = false
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      if (!passed) {
        held = Buffer.concat([held, chunk])
        passed = held.includes(SHELL_ENDS)
        done(null, passed ? withLowPreloads(held.toString()) : undefined)
      } else done(null, chunk)
    },
    flush(done) {
      done(null, passed ? undefined : held)
    },
  })
}
