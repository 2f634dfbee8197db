import { redirect } from 'react-router'

/**
 * A form that was sent before the page was alive reaches the server, which has nothing to do with it: the page is shown again,
 * at the same address, and by then it works.
 */
export function backToForm({ request }: { request: Request }): Response {
  const { pathname, search } = new URL(request.url)
  return redirect(pathname + search, 303)
}
