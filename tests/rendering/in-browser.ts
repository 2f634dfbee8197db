import { chromium, type Browser } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Placement } from '@caseloom/contract'
import { PrintLayer } from '../../storefront/src/components/case/print-layer'
import { familyOf, TEXT_FONTS } from '../../storefront/src/components/case/text-faces'
import { findBrowser } from '../../scripts/lib/browser.mjs'

const require = createRequire(import.meta.url)
const dataUrl = (mime: string, bytes: Buffer): string => `data:${mime};base64,${bytes.toString('base64')}`

export async function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: await findBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--force-color-profile=srgb', '--hide-scrollbars'],
  })
}

const faces = (): string =>
  TEXT_FONTS.map((font) => {
    const file = require.resolve(`@fontsource/${font}/files/${font}-latin-400-normal.woff2`)
    return `@font-face{font-family:"${familyOf(font)}";src:url(${dataUrl('font/woff2', readFileSync(file))})}`
  }).join('')

/** The studio's own drawing of a print area, as a browser shows it at `width` x `height` pixels: PNG. */
export async function shownInBrowser(
  browser: Browser,
  artwork: { webp: Buffer; width: number; height: number },
  placement: Placement,
  { width, height }: { width: number; height: number },
): Promise<Buffer> {
  const src = dataUrl('image/webp', artwork.webp)
  const unitHeight = (1000 * height) / width
  const layer = renderToStaticMarkup(
    createElement(
      'svg',
      { viewBox: `0 0 1000 ${unitHeight}`, width, height, style: { display: 'block' } },
      createElement(PrintLayer, {
        artwork: { src, width: artwork.width, height: artwork.height },
        placement,
        height: unitHeight,
      }),
    ),
  )
  const page = await browser.newPage({ viewport: { width, height } })
  try {
    await page.setContent(`<style>body{margin:0}${faces()}</style>${layer}`)
    await page.evaluate(
      async (font) => {
        if (font) await document.fonts.load(`20px "${font}"`)
        await document.fonts.ready
        const image = new Image()
        image.src = document.querySelector('image')?.getAttribute('href') ?? ''
        await image.decode()
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      },
      placement.text ? familyOf(placement.text.font) : '',
    )
    return await page.screenshot({ type: 'png', clip: { x: 0, y: 0, width, height } })
  } finally {
    await page.close()
  }
}
