/** For crawlers while the backend does not answer: they come again, and forget nothing meanwhile. */
export const resting = () =>
  new Response('The shop is starting or resting. Please try again in a moment.\n', {
    status: 503,
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Retry-After': '60',
      'Cache-Control': 'no-store',
    },
  })
