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
import { CATEGORIES } from '../lib/categories'

export type ContactDraft = Required<ContactInput>
export const EMPTY_DRAFT: ContactDraft = {
  name: '',
  email: '',
  subject: '',
  message: '',
  category: 'general',
}

const rules = () => import('../lib/rules').then((part) => part.contactRules)

interface ContactFormProps {
  /** What the chat has filled in for its reader; each new object fills it in anew. */
  prefill: Partial<ContactDraft> | null
  /** The panel that stood here had the focus. */
  takesFocus: boolean
  onSent: (reference: string) => void
}

export function ContactForm({ prefill, takesFocus, onSent }: ContactFormProps) {
  async function submit(body: ContactDraft) {
    try {
      const { reference } = await api.call('sendContactMessage', { body })
      toast.success('Message sent successfully! We’ll get back to you within 24 hours.', { duration: 4000 })
      onSent(reference)
    } catch (error) {
      form.setError('root', { message: messageOf(error, 'Failed to send message. Please try again.') })
    }
  }
  const form = useCheckedForm<ContactDraft>({ rules, defaults: EMPTY_DRAFT, onSubmit: submit })
  const { setFocus, setValue, getValues } = form
  useEffect(() => {
    if (takesFocus) setFocus('name')
  }, [takesFocus, setFocus])
  const filled = useRef<typeof prefill>(null)
  useEffect(() => {
    if (!prefill || filled.current === prefill) return
    filled.current = prefill
    for (const [field, value] of Object.entries(prefill)) setValue(field as keyof ContactDraft, value)
    setFocus(getValues('name') === '' ? 'name' : 'message')
  }, [prefill, setValue, setFocus, getValues])

  return (
    <form {...form.formProps} className="grid gap-5">
      <FormFault says={form.fault} />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField label="Name" autoComplete="name" required {...form.field('name')} />
        <TextField label="Email" type="email" autoComplete="email" required {...form.field('email')} />
      </div>
      <Select label="Category" {...form.field('category')}>
        {Object.entries(CATEGORIES).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
      <TextField label="Subject" required {...form.field('subject')} />
      <Textarea label="Message" rows={7} required {...form.field('message')} />
      <Button type="submit" size="lg" busy={form.busy} className="justify-self-start max-sm:w-full">
        {form.busy ? 'Sending...' : 'Send Message'}
      </Button>
    </form>
  )
}
