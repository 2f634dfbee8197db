import type { User } from '@caseloom/contract'
import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { makeQueryClient } from '~/lib/query-client'
import { PictureUploader } from './picture-uploader'

afterEach(() => vi.unstubAllGlobals())

it('a picture that is left gives the focus to the way to another, and never to Remove', async () => {
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined }),
  )
  const user = { id: 'cus_1', name: 'Ada', profilePicture: '/ada.webp' } as User
  render(
    <QueryClientProvider client={makeQueryClient()}>
      <PictureUploader user={user} />
    </QueryClientProvider>,
  )
  await userEvent.upload(
    screen.getByLabelText('Profile picture file'),
    new File(['png'], 'me.png', { type: 'image/png' }),
  )
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Upload new picture' }))
})
