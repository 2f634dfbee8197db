import { createProxyMiddleware } from 'http-proxy-middleware'

const BACKEND_DOWN = {
  success: false,
  code: 'not_ready',
  error: 'The shop is starting or resting. Please try again in a moment.',
  message: 'The shop is starting or resting. Please try again in a moment.',
}

/**
 * Passes `/api` on to the backend, event streams included (nothing is buffered), so that the browser knows one origin.
 * @param {string} target the backend's address
 */
export const apiProxy = (target) =>
  createProxyMiddleware({
    target,
    changeOrigin: false,
    xfwd: true,
    pathFilter: '/api',
    on: {
      error(_error, _req, res) {
        if (!('writeHead' in res) || res.headersSent) return void res.end()
        res.writeHead(503, {
          'Content-Type': 'application/json; charset=utf-8',
          'X-Content-Type-Options': 'nosniff',
        })
        res.end(JSON.stringify(BACKEND_DOWN))
      },
    },
  })
