import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { CaseMockup } from './case-mockup'
import { genericArea } from './generic-area'
import { CENTRED } from './placement'

const artwork = { src: '/art.webp', width: 1152, height: 1920 }

it('puts the artwork where the placement says, in thousandths of the print area’s width', () => {
  const { container } = render(
    <CaseMockup
      label="A case"
      artwork={artwork}
      placement={{ ...CENTRED, x: 0.1, y: -0.2, scale: 2, rotation: 30 }}
    />,
  )
  const image = container.querySelector('image')
  expect(image?.getAttribute('href')).toBe('/art.webp')
  expect(image?.getAttribute('transform')).toMatch(/^translate\(600 500(\.0+\d*)?\) rotate\(30\)$/)
  expect(Number(image?.getAttribute('width'))).toBeCloseTo(2000)
})

it('says what it shows, and draws every lens of the device', () => {
  const { container } = render(<CaseMockup label="Tough Cover, iPhone 16" line="tough" />)
  expect(screen.getByRole('img', { name: 'Tough Cover, iPhone 16' })).toBeTruthy()
  const rings = [...container.querySelectorAll('circle')].filter(
    (ring) => ring.getAttribute('fill') === '#0b0b10',
  )
  expect(rings).toHaveLength(genericArea.lenses.length)
  expect(container.querySelector('image')).toBeNull()
})

it('mirrors the artwork before it is turned, and sets the words unmirrored above it', () => {
  const text = {
    content: 'Hello\nthere',
    font: 'pacifico',
    size: 0.1,
    x: 0.1,
    y: -0.2,
    rotation: -8,
    colour: '#ffee00',
    outline: '#112233',
  } as const
  const { container } = render(
    <CaseMockup
      label="A case"
      artwork={artwork}
      placement={{ ...CENTRED, rotation: 30, mirror: true, text }}
    />,
  )
  expect(container.querySelector('image')?.getAttribute('transform')).toMatch(/rotate\(30\) scale\(-1 1\)$/)
  const words = container.querySelector('[data-layer=text]')
  expect(words?.getAttribute('transform')).toMatch(/^translate\(600 500(\.0+\d*)?\) rotate\(-8\)$/)
  const lines = [...(words?.querySelectorAll('text') ?? [])]
  expect(lines.map((line) => [line.textContent, Number(line.getAttribute('y'))])).toEqual([
    ['Hello', expect.closeTo((0.38 - 0.7) * 100, 6)],
    ['there', expect.closeTo((0.38 + 0.7) * 100, 6)],
  ])
})
