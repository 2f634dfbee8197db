import type { ContactInput } from '@caseloom/contract'
import { useEffect, useRef } from 'react'
import { Button } from '~/components/ui/button'
import { FormFault } from '~/components/ui/form-fault'
import { Select } from '~/components/ui/select'
import { TextField } from '~/components/ui/text-field'
import { Textarea } from '~/components/ui/textarea'
import { api } from '~/lib/api-client'
import { messageOf } from '~/lib/api-errors'
import { useCheckedForm } from '~/lib/checked-form'
import { toast } from '~/lib/toast'
import { useWho } from '~/lib/who'
import { CATEGORIES } from '../lib/categories'
import { withWords } from '../lib/with-words'

export type ContactDraft = Required<ContactInput>
const EMPTY_DRAFT: ContactDraft = {
  name: '',
  email: '',
  subject: '',
  message: '',
  category: 'general',
}

const rules = () => import('../lib/rules').then((part) => part.contactRules)

interface ContactFormProps {
  /** What the chat has filled in for its reader; each new object fills it in anew, around what its reader has typed. */
  prefill: Partial<ContactDraft> | null
  /** What stands in it to begin with, also where no script runs. */
  draft: ContactDraft | null
  /** The panel that stood here had the focus. */
  takesFocus: boolean
  onSent: (reference: string) => void
}

export function ContactForm({ prefill, draft, takesFocus, onSent }: ContactFormProps) {
  async function submit(body: ContactDraft) {
    try {
      const { reference } = await api.call('sendContactMessage', { body })
      toast.success('Message sent successfully! We’ll get back to you within 24 hours.', { duration: 4000 })
      onSent(reference)
    } catch (error) {
      form.setError('root', { message: messageOf(error, 'Failed to send message. Please try again.') })
    }
  }
  const form = useCheckedForm<ContactDraft>({ rules, defaults: draft ?? EMPTY_DRAFT, onSubmit: submit })
  const field = (name: keyof ContactDraft) => ({
    ...form.field(name),
    ...(draft && { defaultValue: draft[name] }),
  })
  const { setFocus, setValue, getValues, clearErrors } = form
  const filled = useRef<typeof prefill>(null)
  /** What stands in the form that its reader did not type. */
  const put = useRef<Partial<ContactDraft>>({})
  const { status, name, email } = useWho()
  // Who is signed in may be known late: what was typed by then stays, and whoever signs out takes what was theirs along.
  useEffect(() => {
    if (status === 'unknown') return
    for (const [field, value] of [
      ['name', name],
      ['email', email],
    ] as const) {
      if (getValues(field) !== (put.current[field] ?? '')) continue
      put.current = { ...put.current, [field]: value }
      setValue(field, value)
      if (value) clearErrors(field)
    }
  }, [status, name, email, setValue, getValues, clearErrors])
  useEffect(() => {
    if (takesFocus) setFocus(getValues('name') === '' ? 'name' : 'subject')
  }, [takesFocus, setFocus, getValues])
  useEffect(() => {
    if (!prefill || filled.current === prefill) return
    filled.current = prefill
    for (const [name, value] of Object.entries(prefill)) {
      const field = name as keyof ContactDraft
      const present = getValues(field)
      const before = put.current[field]
      if (field !== 'message' && present !== (before ?? EMPTY_DRAFT[field])) continue
      put.current = { ...put.current, [field]: value }
      setValue(field, field === 'message' ? withWords(present, value, before) : value)
      clearErrors(field)
    }
    setFocus(getValues('name') === '' ? 'name' : 'message')
  }, [prefill, setValue, setFocus, getValues, clearErrors])

  return (
    <form {...form.formProps} className="grid gap-5">
      <FormFault says={form.fault} />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField label="Name" autoComplete="name" required {...field('name')} />
        <TextField label="Email" type="email" autoComplete="email" required {...field('email')} />
      </div>
      <Select label="Category" {...field('category')}>
        {Object.entries(CATEGORIES).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
      <TextField label="Subject" required {...field('subject')} />
      <Textarea label="Message" rows={7} required {...field('message')} />
      <Button type="submit" size="lg" busy={form.busy} className="justify-self-start max-sm:w-full">
        {form.busy ? 'Sending...' : 'Send Message'}
      </Button>
    </form>
  )
}
