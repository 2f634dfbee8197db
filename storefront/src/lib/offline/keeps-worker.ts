/**
 * Whether browsers may keep the service worker: `SERVICE_WORKER`, on or off. On the server.
 * @throws Error with a sentence where it is neither
 */
export function keepsWorker({ SERVICE_WORKER: asked = '' }: Record<string, string | undefined>): boolean {
  if (!['', 'on', 'off'].includes(asked)) throw new Error('SERVICE_WORKER must be one of on, off.')
  return asked !== 'off'
}
