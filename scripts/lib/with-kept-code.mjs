/**
 * Loaded into a backend before its own code (`node --import`): Medusa's thousands of files are compiled once, not at each start. Node 22
 * can do so itself.
 */
import Module from 'node:module'
import path from 'node:path'
import { isMainThread } from 'node:worker_threads'
import { keepCode } from './kept-code.mjs'
import { cache } from './paths.mjs'

const STARTED_WITHIN_MS = 40_000
const place = path.join(cache, 'code')

const ofNode =
  /** @type {{ enableCompileCache?: (place: string) => void, flushCompileCache?: () => void }} */ (Module)
if (isMainThread && ofNode.enableCompileCache) {
  ofNode.enableCompileCache(place)
  // A process that is killed has no end at which to write.
  setTimeout(() => ofNode.flushCompileCache?.(), STARTED_WITHIN_MS).unref()
} else if (isMainThread) keepCode(path.join(place, `${process.version}-${process.arch}`))
