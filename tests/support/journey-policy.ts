import type { BrowserContext } from '@playwright/test'

/** What the page policy refuses in any page of a browser from now on, as it happens. */
export async function refusedByPolicy(context: BrowserContext): Promise<string[]> {
  const refused: string[] = []
  await context.exposeBinding('toldOfPolicy', (_source, told: string) => void refused.push(told))
  await context.addInitScript(() => {
    const { toldOfPolicy } = window as unknown as { toldOfPolicy: (told: string) => void }
    document.addEventListener(
      'securitypolicyviolation',
      ({ effectiveDirective, blockedURI, documentURI, sourceFile, lineNumber }) =>
        toldOfPolicy(`${documentURI}: ${effectiveDirective} ${blockedURI} (${sourceFile}:${lineNumber})`),
      true,
    )
  })
  return refused
}
