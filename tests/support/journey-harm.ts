import { expect, type BrowserContext, type Page } from '@playwright/test'

/** What happened in a browser that none of the shop's own pages does: a payload ran, asked, or called elsewhere. */
export async function harmDone(context: BrowserContext): Promise<string[]> {
  const harm: string[] = []
  await context.exposeBinding('xss', ({ page }) => void harm.push(`a script ran at ${page.url()}`))
  context.on('dialog', (dialog) => {
    harm.push(`${dialog.page()?.url() ?? ''} asked ${dialog.message()}`)
    void dialog.dismiss()
  })
  context.on('request', (request) => {
    if (new URL(request.url()).hostname === 'evil.test') harm.push(`${request.url()} was called`)
  })
  return harm
}

/** Elements and attributes in a page that only a payload can have brought. */
export const foreignIn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const said = ({ outerHTML }: Element) => outerHTML.slice(0, 200)
    const bad = [
      ...document.querySelectorAll(
        '[pwn], iframe, frame, object, embed, base, applet, meta[http-equiv=refresh]',
      ),
    ].map(said)
    for (const element of document.querySelectorAll('*')) {
      for (const { name } of element.attributes)
        if (name.startsWith('on')) bad.push(`${name}: ${said(element)}`)
      for (const name of ['href', 'src', 'action', 'formaction', 'xlink:href'])
        if (/^\P{L}*(?:javascript|vbscript|data:text)/iu.test(element.getAttribute(name) ?? ''))
          bad.push(`${name}: ${said(element)}`)
      if (element instanceof HTMLScriptElement && element.text.trim().startsWith('xss('))
        bad.push(said(element))
    }
    return bad
  })

/** All that a page says, in words, in fields and in what only machines read. */
const wordsOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea')].map(
      ({ value }) => value,
    )
    return [document.title, document.documentElement.textContent, ...fields].join('\n')
  })

/** Waits until a page shows these planted texts, and looks whether it shows them as text. */
export async function expectOnlyText(page: Page, planted: string[]): Promise<void> {
  const missing = async () => {
    const words = await wordsOf(page)
    return planted.filter((name) => !words.includes(`s5-${name} `))
  }
  await expect
    .configure({ soft: true })
    .poll(missing, { message: `${page.url()} does not show`, timeout: 15_000 })
    .toEqual([])
  expect.soft(await foreignIn(page), page.url()).toEqual([])
}
