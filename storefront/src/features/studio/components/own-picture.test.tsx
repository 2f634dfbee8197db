import { QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { makeQueryClient } from '~/lib/query-client'
import { OwnPicture } from './own-picture'

afterEach(() => vi.unstubAllGlobals())

/** The place for a picture beside a field for words, of a shop that never answers. */
function open() {
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  return render(
    <QueryClientProvider client={makeQueryClient()}>
      <textarea aria-label="Words" />
      <div contentEditable suppressContentEditableWarning>
        <b>More words</b>
      </div>
      <OwnPicture limits={undefined} />
    </QueryClientProvider>,
  )
}
const picture = new File(['png'], 'table.png', { type: 'image/png' })
/** Whether the browser goes on to do what it does with a paste. */
const paste = (at: Element, ...types: string[]) =>
  fireEvent.paste(at, { clipboardData: { types, files: [picture] } })

it('words that come with a picture of themselves are pasted into the field, and nothing is sent', async () => {
  open()
  for (const field of [screen.getByLabelText('Words'), screen.getByText('More words')])
    expect(paste(field, 'text/plain', 'text/html', 'Files')).toBe(true)
  await act(async () => undefined)
  expect(screen.queryByText('Sending…')).toBeNull()
})

it.each([
  ['a picture alone', () => screen.getByLabelText('Words'), ['Files']],
  ['words with a picture outside of every field', () => document.body, ['text/plain', 'Files']],
])('%s: the picture is taken', async (_what, at, types) => {
  open()
  expect(paste(at(), ...types)).toBe(false)
  expect(await screen.findByText('Sending…')).toBeTruthy()
})

it('takes one picture at a time, and gives up what is on its way when the page is left', async () => {
  const sent: { aborted: boolean }[] = []
  vi.spyOn(await import('~/lib/api-upload'), 'upload').mockImplementation((_routes, _name, { signal }) => {
    if (signal) sent.push(signal)
    return new Promise(() => undefined)
  })
  const { unmount } = open()
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ success: true, data: {} })))
  paste(document.body, 'Files')
  paste(document.body, 'Files')
  await waitFor(() => expect(sent).toHaveLength(1))
  paste(document.body, 'Files')
  await act(async () => undefined)
  expect(sent).toMatchObject([{ aborted: false }])
  unmount()
  expect(sent).toMatchObject([{ aborted: true }])
})
