import { get as getPlain, type IncomingMessage } from 'node:http'
import { get as getSecure } from 'node:https'
import { isIP } from 'node:net'
import { firstOf } from '../first-of'
import { guardedLookup, isLoopback, isPublic } from './public-address'
import { ProviderError } from './provider-error'

const MAX_BYTES = 20 * 1024 * 1024
const TIMEOUT_MS = 20_000

const bare = (hostname: string): string => hostname.replace(/^\[|\]$/g, '')
const isLocal = (hostname: string): boolean => hostname === 'localhost' || isLoopback(bare(hostname))

/** Whether a server of this base address is on this machine: then pictures may be, too. */
export const isLocalBase = (baseUrl: string | undefined): boolean =>
  baseUrl !== undefined && isLocal(new URL(baseUrl).hostname)

/**
 * Fetches a picture that a provider answered as an address: over https from a public address, without redirects, within
 * 20 MB and 20 s.
 * @throws ProviderError
 */
export async function fetchPicture(address: string, local: boolean, signal: AbortSignal): Promise<Buffer> {
  const url = URL.canParse(address) ? new URL(address) : null
  const here = url !== null && local && isLocal(url.hostname)
  if (!url || !(url.protocol === 'https:' || (here && url.protocol === 'http:')) || url.username) {
    throw new ProviderError('damaged', 'The answer names a picture that is not on https')
  }
  const allowed = here ? isLoopback : isPublic
  const host = bare(url.hostname)
  // A number is connected to without being looked up.
  if (isIP(host) && !allowed(host)) {
    throw new ProviderError('damaged', 'The answer names a picture that is not on a public address')
  }
  const limit = firstOf(signal, AbortSignal.timeout(TIMEOUT_MS))
  try {
    return await download(url, allowed, limit.signal)
  } catch (cause) {
    if (cause instanceof ProviderError) throw cause
    if (signal.aborted) throw new ProviderError('aborted', 'Nobody waits for the picture', { cause })
    throw new ProviderError('damaged', 'The picture could not be fetched from where the answer says', {
      cause,
    })
  } finally {
    limit.over()
  }
}

function download(url: URL, allowed: (address: string) => boolean, signal: AbortSignal): Promise<Buffer> {
  const get = url.protocol === 'https:' ? getSecure : getPlain
  return new Promise((resolve, reject) => {
    const request = get(
      url,
      { lookup: guardedLookup(allowed), signal, headers: { accept: 'image/*' } },
      (answer) => {
        collect(answer)
          .then(resolve, reject)
          .finally(() => request.destroy())
      },
    )
    request.once('error', reject)
  })
}

async function collect(answer: IncomingMessage): Promise<Buffer> {
  if (answer.statusCode !== 200) {
    throw new ProviderError('damaged', `The picture's address answered ${answer.statusCode ?? 0}`)
  }
  const parts: Buffer[] = []
  let size = 0
  for await (const part of answer as AsyncIterable<Buffer>) {
    size += part.length
    if (size > MAX_BYTES) throw new ProviderError('damaged', 'The picture at the address is too large')
    parts.push(part)
  }
  return Buffer.concat(parts)
}
