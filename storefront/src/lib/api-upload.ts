import type { EndpointName } from '@caseloom/contract'
import { wayOf, type CallData } from './api-client'
import { NetworkError } from './api-errors'
import type { RoutesOf } from './api-routes'
import { asEnvelope, buildUrl, callHeaders, failure } from './api-wire'

const TIMEOUT_MS = 120_000

interface UploadInput {
  file: File
  /** The multipart field that carries it. */
  field: string
  signal?: AbortSignal
  /** From 0 to 1, of the bytes that are on their way. */
  onProgress?: (share: number) => void
}

/** Sends a file. By XMLHttpRequest, since fetch does not tell how much of a body has left. */
export function upload<N extends EndpointName>(
  routes: RoutesOf<N>,
  name: N,
  { file, field, signal, onProgress }: UploadInput,
): Promise<CallData<N>> {
  const [method, path] = wayOf(routes[name])
  const [headers, token] = callHeaders('application/json')
  const form = new FormData()
  form.append(field, file)
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(method, buildUrl(path))
    request.withCredentials = true
    request.responseType = 'text'
    request.timeout = TIMEOUT_MS
    headers.forEach((value, key) => request.setRequestHeader(key, value))
    request.upload.onprogress = (event) => {
      if (event.lengthComputable) onProgress?.(event.loaded / event.total)
    }
    request.onerror = () => reject(new NetworkError('offline'))
    request.ontimeout = () => reject(new NetworkError('timeout'))
    request.onabort = () => reject(new DOMException('Given up', 'AbortError'))
    request.onload = () => {
      try {
        const envelope = asEnvelope(JSON.parse(request.responseText))
        if (envelope.success) resolve(envelope.data as CallData<N>)
        else {
          const requestId = request.getResponseHeader('x-request-id')
          reject(failure(envelope, { status: request.status, requestId, token }))
        }
      } catch (cause) {
        reject(cause instanceof NetworkError ? cause : new NetworkError('unreadable', cause))
      }
    }
    signal?.addEventListener('abort', () => request.abort(), { once: true })
    if (signal?.aborted) reject(new DOMException('Given up', 'AbortError'))
    else request.send(form)
  })
}
