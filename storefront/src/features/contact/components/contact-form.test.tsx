import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { NOBODY_YET, WhoContext, type Who } from '~/lib/who'
import { ContactForm, type ContactDraft } from './contact-form'

const CHAT = { subject: 'Chat Support Request', message: 'Hello, I asked in the chat about delivery.' }

const ADA: Who = {
  ...NOBODY_YET,
  status: 'signedIn',
  id: 'cus_1',
  name: 'Ada Whitfield',
  email: 'ada@example.test',
}

/** The form, which the chat may fill in. */
function form() {
  const shown = (prefill: Partial<ContactDraft> | null, who = NOBODY_YET) => (
    <WhoContext.Provider value={who}>
      <ContactForm prefill={prefill} draft={null} takesFocus={false} onSent={vi.fn()} />
    </WhoContext.Provider>
  )
  const { rerender } = render(shown(null))
  const hand = userEvent.setup()
  return {
    hand,
    type: async (name: string, words: string) => hand.type(screen.getByRole('textbox', { name }), words),
    fill: (prefill: Partial<ContactDraft>) => rerender(shown({ category: 'general', ...prefill })),
    become: (who: Who) => rerender(shown(null, who)),
  }
}
const value = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name }).value
const category = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Category' }).value

it('keeps what was typed where the chat fills it in, and puts the chat’s words after it', async () => {
  const { hand, type, fill } = form()
  await type('Subject', 'My order')
  await type('Message', 'It has not come yet.')
  const [, , other = ''] = screen.getAllByRole<HTMLOptionElement>('option').map((option) => option.value)
  await hand.selectOptions(screen.getByRole('combobox', { name: 'Category' }), other)
  fill(CHAT)
  expect(value('Message')).toBe(`It has not come yet.\n\n${CHAT.message}`)
  expect([value('Subject'), category()]).toEqual(['My order', other])
})

it('an untouched form is filled in, and what the chat says later takes the place of what it said before', async () => {
  const { type, fill } = form()
  fill(CHAT)
  expect([value('Subject'), value('Message')]).toEqual([CHAT.subject, CHAT.message])
  fill({ ...CHAT, message: 'And about returns.' })
  expect(value('Message')).toBe('And about returns.')
  await type('Message', ' Please write soon.')
  fill({ ...CHAT, message: 'And about colours.' })
  expect(value('Message')).toBe('And about returns. Please write soon.\n\nAnd about colours.')
  fill({ ...CHAT, message: 'And about sizes.' })
  expect(value('Message')).toBe('And about returns. Please write soon.\n\nAnd about sizes.')
})

it('a field that is filled in has its fault no longer; the others keep theirs', async () => {
  const { hand, fill } = form()
  await hand.click(screen.getByRole('button', { name: 'Send Message' }))
  expect(await screen.findAllByRole('textbox', { description: /./ })).toHaveLength(4)
  fill(CHAT)
  const faulty = await screen.findAllByRole('textbox', { description: /./ })
  expect(faulty.map((field) => field.getAttribute('name'))).toEqual(['name', 'email'])
})

it('knows who is signed in, over nothing that was typed before that was known, and forgets them with their session', async () => {
  const { hand, type, become } = form()
  await type('Email', 'work@example.test')
  become(ADA)
  expect([value('Name'), value('Email')]).toEqual(['Ada Whitfield', 'work@example.test'])
  await hand.clear(screen.getByRole('textbox', { name: 'Email' }))
  become({ ...ADA, isAdmin: true })
  expect(value('Email')).toBe('')
  become({ ...NOBODY_YET, status: 'guest' })
  expect([value('Name'), value('Email')]).toEqual(['', ''])
})

it('what it knew can be changed, and stays changed', async () => {
  const { hand, type, become } = form()
  become(ADA)
  await hand.clear(screen.getByRole('textbox', { name: 'Name' }))
  await type('Name', 'Ada’s mother')
  become({ ...NOBODY_YET, status: 'guest' })
  expect([value('Name'), value('Email')]).toEqual(['Ada’s mother', ''])
})
