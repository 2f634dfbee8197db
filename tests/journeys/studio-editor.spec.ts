import { expect, type Page } from '@playwright/test'
import { rows } from '../support/database'
import {
  addToCart,
  allDrawn,
  chooseModel,
  DEVICE,
  drawn,
  keptCart,
  preview,
  test,
  words,
} from '../support/journey-studio'
import { barriers } from '../support/journey-barriers'
import { journeyStack } from '../support/journey-stack'

const stack = journeyStack()

interface Placement {
  x: number
  y: number
  scale: number
  rotation: number
  mirror: boolean
  background: string
  text: { content: string; font: string; x: number; y: number } | null
}
const picture = (page: Page) => preview(page).getByRole('slider', { name: 'Place the picture' })
const button = (page: Page, name: string) => preview(page).getByRole('button', { name, exact: true })
/** What screen readers are told of the place of the picture. */
const place = (page: Page) => picture(page).getAttribute('aria-valuetext')
const CENTRED = 'centred across, centred down, size 100%, turned 0°'

async function middleOf(page: Page) {
  // Where it comes to rest: the page may still be scrolling to it.
  await picture(page).hover({ trial: true })
  const box = await picture(page).boundingBox()
  if (!box) throw new Error('The case is not to be seen.')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, width: box.width }
}
/** What is kept of it. It is written a moment after the hand rests. */
const placed = (page: Page) =>
  page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('caseloom_studio') ?? '{}') as {
      state?: { placement?: Placement }
    }
    return kept.state?.placement
  })
/** The recipe that the cart's newest line will be printed by. */
async function recipe(page: Page): Promise<Placement | undefined> {
  const cart = await keptCart(page)
  const hash = /"recipeHash":"([^"]+)"/.exec(cart)?.[1]
  const [row] = await rows<{ placement: Placement }>(
    stack.databaseUrl,
    'select placement from recipe where hash = $1',
    [hash],
  )
  return row?.placement
}

test('the picture is placed by mouse and keys, words stand on it, and that is what is printed', async ({
  page,
}) => {
  await drawn(page, words('a stag in the heather'))
  await expect(picture(page)).toHaveAttribute('aria-valuetext', CENTRED)

  await test.step('a drag moves it, and is one step back', async () => {
    const { x, y } = await middleOf(page)
    await page.mouse.move(x, y)
    await page.mouse.down()
    for (let step = 1; step <= 10; step++) await page.mouse.move(x + step * 4, y - step * 5)
    await page.mouse.up()
    await expect.poll(() => place(page)).toMatch(/per cent right, .* per cent up/)
    await button(page, 'Undo').click()
    await expect(picture(page)).toHaveAttribute('aria-valuetext', CENTRED)
    await expect(button(page, 'Undo')).toBeDisabled()
    await button(page, 'Redo').click()
    await expect.poll(() => place(page)).toMatch(/per cent right/)
  })

  await test.step('the wheel sizes it where it was pressed, and scrolls elsewhere', async () => {
    const { x, y } = await middleOf(page)
    await picture(page).focus()
    await page.mouse.move(x, y)
    await page.mouse.wheel(0, -120)
    await expect.poll(async () => (await placed(page))?.scale).toBeGreaterThan(1)
  })

  await test.step('keys move, size and turn it, and put it back', async () => {
    await picture(page).focus()
    await page.keyboard.press('0')
    await expect(picture(page)).toHaveAttribute('aria-valuetext', CENTRED)
    await page.keyboard.press('Shift+ArrowRight')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('+')
    await page.keyboard.press(']')
    await expect(picture(page)).toHaveAttribute(
      'aria-valuetext',
      '5 per cent right, 1 per cent up, size 105%, turned 5°',
    )
    await page.keyboard.press('Control+z')
    await expect.poll(() => place(page)).toContain('turned 0°')
    await page.keyboard.press('Control+Shift+z')
    await expect.poll(() => place(page)).toContain('turned 5°')
  })

  await test.step('mirror, background and words', async () => {
    await button(page, 'Mirror').click()
    await preview(page).getByRole('tab', { name: 'Background' }).click()
    await preview(page)
      .getByRole('button', { name: /^Background #/ })
      .nth(1)
      .click()
    await preview(page).getByRole('tab', { name: 'Words' }).click()
    await preview(page).getByLabel('Your words').fill('Ada\n1815')
    await expect(preview(page).getByText('Ada', { exact: true })).toBeVisible()
    const target = preview(page).getByRole('slider', { name: 'Place the words' })
    await target.focus()
    await page.keyboard.press('Shift+ArrowUp')
    await expect
      .poll(() => placed(page))
      .toMatchObject({ mirror: true, text: { content: 'Ada\n1815', y: 0.25 } })
  })

  await test.step('no barrier in any tab, flat or turning', async () => {
    for (const tab of ['Picture', 'Background', 'Words']) {
      await preview(page).getByRole('tab', { name: tab }).click()
      expect(await barriers(page, '#step-5')).toEqual([])
    }
  })

  await test.step('it turns round, lies flat again, and can be turned once more', async () => {
    const round = preview(page).getByRole('button', { name: /turn it round/ })
    for (let time = 0; time < 2; time++) {
      await round.click()
      await expect(
        preview(page)
          .getByRole('slider', { name: /^Turn / })
          .locator('canvas'),
      ).toBeVisible()
      await button(page, 'Flat: back to placing').click()
      // The renderer gives its context back a moment later.
      await page.waitForTimeout(1500)
      await expect(round).toBeVisible()
    }
  })

  const before = await placed(page)
  if (!before) throw new Error('Nothing is kept of the placement.')
  await test.step('it survives a reload, and another phone', async () => {
    await page.reload()
    await allDrawn(page)
    await expect.poll(() => placed(page)).toEqual(before)
    await chooseModel(page, 'iPhone 14')
    await allDrawn(page)
    await expect.poll(() => placed(page)).toEqual(before)
    await expect(preview(page).getByText(/^\d+ dpi in print$/)).toBeVisible()
  })

  await test.step('and is printed so', async () => {
    await addToCart(page)
    await expect
      .poll(() => recipe(page))
      .toMatchObject({
        x: before.x,
        y: before.y,
        scale: before.scale,
        rotation: before.rotation,
        mirror: true,
        background: before.background,
        text: { content: 'Ada\n1815', y: 0.25 },
      })
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('one finger moves the picture, two size and turn it, and the page scrolls past it', async ({
    page,
  }) => {
    await drawn(page, words('a heron in the reeds'))
    const touch = await page.context().newCDPSession(page)
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
      touch.send('Input.dispatchTouchEvent', { type, touchPoints })
    const { x, y } = await middleOf(page)
    await send('touchStart', [{ x, y }])
    for (let step = 1; step <= 8; step++) await send('touchMove', [{ x: x - step * 5, y }])
    await send('touchEnd', [])
    await expect.poll(() => place(page)).toMatch(/per cent left/)
    await expect.poll(async () => (await placed(page))?.x).toBeLessThan(0)
    expect((await placed(page))?.scale).toBe(1)

    await send('touchStart', [
      { x: x - 40, y },
      { x: x + 40, y },
    ])
    for (let step = 1; step <= 10; step++) {
      const [dx, dy] = [40 + step * 3, step * 2]
      await send('touchMove', [
        { x: x - dx, y: y - dy },
        { x: x + dx, y: y + dy },
      ])
    }
    await send('touchEnd', [])
    await expect.poll(async () => (await placed(page))?.scale).toBeGreaterThan(1.2)
    await expect.poll(async () => Math.abs((await placed(page))?.rotation ?? 0)).toBeGreaterThan(3)
    await preview(page).getByRole('button', { name: 'Reset' }).click()
    await expect(picture(page)).toHaveAttribute('aria-valuetext', CENTRED)
  })
})

test('without WebGL the flat drawing stays, and nobody is told of a fault', async ({ page }) => {
  await page.addInitScript(() => {
    const canvas = HTMLCanvasElement.prototype as unknown as {
      getContext: (this: unknown, kind: string, ...rest: unknown[]) => unknown
    }
    const real = canvas.getContext
    canvas.getContext = function (kind, ...rest) {
      return kind.startsWith('webgl') ? null : real.call(this, kind, ...rest)
    }
  })
  await drawn(page, words('a hare in the moonlight'))
  await preview(page)
    .getByRole('button', { name: /turn it round/ })
    .click()
  await expect(preview(page).getByRole('button', { name: /turn it round/ })).toHaveCount(0)
  await expect(picture(page)).toBeVisible()
  await expect(page.getByRole('button', { name: DEVICE, exact: true })).toBeVisible()
})
