/** The pages of a provider, as somebody without a browser walks through them; cookies are kept. */
class Walk {
  private readonly cookies = new Map<string, string>()

  async open(url: string, form?: Record<string, string>): Promise<Response> {
    const answer = await fetch(url, {
      redirect: 'manual',
      headers: { cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    })
    for (const line of answer.headers.getSetCookie()) {
      const [pair = ''] = line.split(';')
      const at = pair.indexOf('=')
      if (pair.slice(at + 1) === '') this.cookies.delete(pair.slice(0, at))
      else this.cookies.set(pair.slice(0, at), pair.slice(at + 1))
    }
    return answer
  }
}

const attribute = (page: string, pattern: RegExp) => pattern.exec(page)?.[1]?.replaceAll('&amp;', '&')

/**
 * Follows a sign-in's address to the provider, signs in there by its pages, says yes or no, and answers what the browser
 * would come back to the shop with.
 */
export async function signInThere(
  location: string,
  login: string,
  consent: 'yes' | 'no' = 'yes',
): Promise<Record<string, string>> {
  const walk = new Walk()
  const { origin } = new URL(location)
  let answer = await walk.open(location)
  for (let steps = 0; steps < 12; steps += 1) {
    const next = answer.headers.get('location')
    if (next) {
      const url = new URL(next, origin)
      if (url.origin !== origin) return Object.fromEntries(url.searchParams)
      answer = await walk.open(url.toString())
      continue
    }
    const page = await answer.text()
    const action = attribute(page, /<form[^>]*action="([^"]+)"/)
    const abort = attribute(page, /href="([^"]*\/abort)"/)
    if (!action || !abort)
      throw new Error(`The provider showed no form: ${answer.status} ${page.slice(0, 400)}`)
    const isLogin = page.includes('name="login"')
    if (!isLogin && consent === 'no') answer = await walk.open(new URL(abort, origin).toString())
    else
      answer = await walk.open(
        new URL(action, origin).toString(),
        isLogin ? { prompt: 'login', login, password: 'any' } : { prompt: 'consent' },
      )
  }
  throw new Error('The provider did not send the browser back')
}
