import { useState, type RefObject } from 'react'
import { ContactForm, type ContactDraft } from './contact-form'
import { SentPanel } from './sent-panel'

interface ContactSectionProps {
  prefill: Partial<ContactDraft> | null
  /** What was written and could not be sent, before this page was loaded. */
  draft: ContactDraft | null
  /** What is scrolled to. */
  sectionRef: RefObject<HTMLElement>
  onSent: () => void
}

/** The form, and once it is sent what came of it. Another message starts empty. */
export function ContactSection({ prefill, draft, sectionRef, onSent }: ContactSectionProps) {
  const [reference, setReference] = useState<string | null>(null)
  const [again, setAgain] = useState(false)
  const [answered, setAnswered] = useState<typeof prefill>(null)
  const fresh = prefill !== answered
  return (
    <section ref={sectionRef} aria-labelledby="contact-form-title" className="scroll-mt-28">
      <h2 id="contact-form-title" className="mb-6 text-2xl">
        Send us a message
      </h2>
      {reference !== null && !fresh ? (
        <SentPanel
          reference={reference}
          onAnother={() => {
            setReference(null)
            setAgain(true)
          }}
        />
      ) : (
        <ContactForm
          prefill={fresh ? prefill : null}
          draft={again ? null : draft}
          takesFocus={again}
          onSent={(sent) => {
            setReference(sent)
            setAnswered(prefill)
            onSent()
          }}
        />
      )}
    </section>
  )
}
