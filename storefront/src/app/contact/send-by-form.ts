import { data, type AppLoadContext } from 'react-router'
import type { ContactDraft } from '~/features/contact/components/contact-form'
import { CATEGORIES } from '~/features/contact/lib/categories'
import { api } from '~/lib/api-client'
import { ApiError, messageOf, NetworkError } from '~/lib/api-errors'

/** Twice what the fields can hold, however it is written. */
const MOST_BYTES = 128 * 1024

/** @throws 413 for more than the form has room for */
async function readForm({ body }: Request): Promise<URLSearchParams> {
  const reader = body?.getReader()
  const parts: Uint8Array[] = []
  let bytes = 0
  for (let read = await reader?.read(); read?.done === false; read = await reader?.read()) {
    bytes += read.value.length
    if (bytes > MOST_BYTES) throw new Response(null, { status: 413 })
    parts.push(read.value)
  }
  return new URLSearchParams(Buffer.concat(parts).toString())
}

const isCategory = (value: string): value is ContactDraft['category'] => Object.hasOwn(CATEGORIES, value)

function draftOf(form: URLSearchParams): ContactDraft {
  const text = (name: keyof ContactDraft) => form.get(name) ?? ''
  const category = text('category')
  return {
    name: text('name'),
    email: text('email'),
    subject: text('subject'),
    message: text('message').replaceAll('\r\n', '\n'),
    category: isCategory(category) ? category : 'general',
  }
}

function faultOf(error: ApiError | NetworkError): string {
  const fields = error instanceof ApiError ? Object.values(error.fields) : []
  return fields.length > 0 ? `${fields.join('. ')}.` : messageOf(error)
}

/** What came of a form that the browser sent: the message's reference, or what was written and why it was not sent. */
export type SentByForm =
  { reference: string; unsent: null } | { reference: null; unsent: { draft: ContactDraft; fault: string } }

/**
 * Where no script runs, or the form's own has not come, the browser sends the form itself. The pages' server hands it on, and says for
 * whom, so that it counts as theirs. Sent again by a page that is loaded anew, it is the same message to the shop.
 */
export async function sendByForm({ request, context }: { request: Request; context: AppLoadContext }) {
  const draft = draftOf(await readForm(request))
  try {
    const headers = { 'x-forwarded-for': context.callers }
    const { reference } = await api.call('sendContactMessage', { body: draft, headers })
    return data<SentByForm>({ reference, unsent: null })
  } catch (error) {
    if (!(error instanceof ApiError || error instanceof NetworkError)) throw error
    const status = error instanceof ApiError ? error.status : 503
    return data<SentByForm>({ reference: null, unsent: { draft, fault: faultOf(error) } }, { status })
  }
}
