import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { detailOf } from '~/components/case/detail'
import { genericArea } from '~/components/case/generic-area'
import { CENTRED } from '~/components/case/placement'
import { PrintNotes } from './print-notes'

const ARTWORK = { src: '/fox.webp', width: 1152, height: 1920 }
const FACTS = { detail: detailOf(new Uint8Array(48 * 80 * 3), { width: 48, height: 80 }, 3), swatches: [] }

function notesOf(change: object): string {
  const placement = { ...CENTRED, ...change }
  const nothing = () => undefined
  const { container } = render(
    <PrintNotes
      {...{ area: genericArea, artwork: ARTWORK, placement, facts: FACTS }}
      change={nothing}
      now={() => placement}
      say={nothing}
    />,
  )
  return container.textContent
}

it('of a picture that is on the case it is said how it prints', () => {
  expect(notesOf({ scale: 0.9 })).toMatch(/^Sharp.*reach every edge.*Clear of the camera$/)
})

it('of one that is off it that alone is said', () => {
  const notes = notesOf({ scale: 0.2, x: 1, y: 1 })
  expect(notes).toContain('Nothing of your picture is on the case: move it back, or make it larger.')
  for (const words of ['Sharp', 'dpi', 'reach every edge', 'camera']) expect(notes).not.toContain(words)
})

it('and of one that hardly touches it, too', () => {
  notesOf({ x: 0.99 })
  expect(screen.getByText('Hardly any of the picture is on the case.')).toBeTruthy()
})
