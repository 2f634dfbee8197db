import path from 'node:path'

/** Takes the place of the shop's worker where it is switched off: forgets what was kept, and itself. */
const GOING = `self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) if (name.startsWith('caseloom')) await caches.delete(name)
  await self.registration.unregister()
})()))
`

/**
 * The service worker, asked about anew each time; with SERVICE_WORKER=off one that removes it wherever it is.
 * @param {string} client the folder of the pages' build
 * @returns {import('express').RequestHandler}
 */
export const serviceWorker = (client) => (_req, res, next) => {
  res.setHeader('Cache-Control', 'no-cache')
  res.type('text/javascript')
  if (process.env.SERVICE_WORKER === 'off') res.send(GOING)
  else res.sendFile(path.join(client, 'sw.js'), { cacheControl: false }, (error) => error && next(error))
}
