import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { genericArea } from '~/components/case/generic-area'
import { makeQueryClient } from '~/lib/query-client'
import { finishedDraft, smallPicture } from '~/testing/make-draft'
import { useStudioStore } from '../store'
import { SendPanel } from './send-panel'

const LINE = { productName: 'Tough Cover', device: 'iPhone 16', finish: 'Matte', design: { id: 'd1' } }
const shown = () =>
  render(
    <QueryClientProvider client={makeQueryClient()}>
      <SendPanel token="one.secret" line={LINE as never} area={genericArea} onSent={() => undefined} />
    </QueryClientProvider>,
  )

it.each([
  ['an own picture that was kept as a design', { origin: 'design', brought: true }, true],
  ['a drawn one', { origin: 'design' }, false],
] as const)('%s that would print blurred', (_what, kind, refused) => {
  const picture = smallPicture(kind)
  useStudioStore.setState({ ...finishedDraft(2), variations: [picture], selectedId: picture.id })
  shown()
  expect(screen.queryByText(/^Your picture is too small to print at this size/) !== null).toBe(refused)
  expect(screen.queryByRole('checkbox') === null).toBe(refused)
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send for approval' }).disabled).toBe(true)
})

it('says nothing of money that may be only held', () => {
  useStudioStore.setState(finishedDraft(2))
  shown()
  expect(screen.getByText('iPhone 16, Matte · ordered already')).toBeTruthy()
})

it('a picture that lies off the case is not sent', () => {
  const draft = finishedDraft(2)
  useStudioStore.setState({ ...draft, placement: { ...draft.placement, scale: 0.2, x: 1, y: 1 } })
  shown()
  expect(screen.getByText(/^Nothing of your picture is on the case/)).toBeTruthy()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send for approval' }).disabled).toBe(true)
})
