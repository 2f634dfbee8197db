/** Where the server's own loaders find the API. In the browser everything is on one origin. */
export const apiBaseUrl = (): string =>
  typeof window === 'undefined' ? `${process.env.BACKEND_URL ?? 'http://localhost:9000'}/api` : '/api'
