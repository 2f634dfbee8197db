import { Alert } from '~/components/ui/alert'
import type { SentByForm } from './send-by-form'

/** What came of a form that the browser sent, where the page begins: no script leads down to the form. */
export function FormAnswer({ reference, unsent }: SentByForm) {
  return unsent ? (
    <Alert tone="bad" title="Your message was not sent" className="mt-8 max-w-xl">
      <p>{unsent.fault}</p>
      <p>
        What you wrote still stands in{' '}
        <a href="#contact-form-title" className="font-semibold underline underline-offset-4">
          the form
        </a>
        .
      </p>
    </Alert>
  ) : (
    <Alert tone="good" title="Message sent!" className="mt-8 max-w-xl">
      Thank you. We answer within 24 hours, to the address that you gave. Your reference is{' '}
      <strong className="tabular-nums">{reference}</strong>.
    </Alert>
  )
}
