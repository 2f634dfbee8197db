import { HydrationBoundary, useQuery } from '@tanstack/react-query'
import { Suspense, useMemo, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { latePart, PartMissing } from '~/components/ui/late-part'
import { Skeleton } from '~/components/ui/skeleton'
import { paths } from '~/config/paths'
import { cardsQuery } from '~/features/catalog/api/list-cards'
import { ContactMethods } from '~/features/contact/components/contact-methods'
import type { ContactDraft } from '~/features/contact/components/contact-form'
import { Office } from '~/features/contact/components/office'
import { Registration } from '~/features/site/components/registration'
import { shopInfoQuery } from '~/features/site/api/get-shop-info'
import { scrollBehaviour } from '~/lib/scrolling'
import { HOUSE_PICTURE, pageHead } from '~/lib/seo/page-head'
import { prefetch } from '../loading/query-cache'
import { FormAnswer } from '../contact/form-answer'
import { sendByForm, type SentByForm } from '../contact/send-by-form'
import { title } from '../document/title'
import type { Route } from './+types/contact'

/** The server writes the form; what makes it work comes after the page can be read. */
const ContactSection = latePart(
  () => import('~/features/contact/components/contact-section').then((part) => part.ContactSection),
  PartMissing,
)
const ChatPanel = latePart(() =>
  import('~/features/chat/components/chat-panel').then((part) => part.ChatPanel),
)

/** As many characters as the form takes. */
const SUBJECT_MAX = 150

export const meta: Route.MetaFunction = ({ matches }) =>
  pageHead({
    origin: matches[0].loaderData.origin,
    path: paths.contact,
    title: title('Contact'),
    description: 'Write to us, call us, or have the chat answer at once. We reply within 24 hours.',
    picture: HOUSE_PICTURE,
  })

/** What the chat's answers are made of. */
export const loader = () => prefetch((client) => [client.query(shopInfoQuery()), client.query(cardsQuery())])

export const action = sendByForm

function ContactPage({ came }: { came: SentByForm | undefined }) {
  const sectionRef = useRef<HTMLElement>(null)
  const [chatting, setChatting] = useState(false)
  const [params] = useSearchParams()
  /** A page that leads here says what the message is about. */
  const [prefill, setPrefill] = useState<Partial<ContactDraft> | null>(() => {
    const subject = params.get('subject')?.trim().slice(0, SUBJECT_MAX)
    return subject ? { subject } : null
  })
  /** What came of the form that the browser sent is old news once the page has sent it. */
  const [sent, setSent] = useState(false)
  const { data: shop } = useQuery(shopInfoQuery())
  const { data: cards } = useQuery(cardsQuery())
  // The same element as long as it says the same: an update would cut short what hydrates it.
  const section = useMemo(
    () => (
      <Suspense fallback={<Skeleton className="h-184" />}>
        <ContactSection
          prefill={prefill}
          draft={came?.unsent?.draft ?? null}
          sectionRef={sectionRef}
          onSent={() => setSent(true)}
        />
      </Suspense>
    ),
    [prefill, came],
  )
  const toForm = () => sectionRef.current?.scrollIntoView({ behavior: scrollBehaviour(), block: 'start' })
  return (
    <div className="shell py-12 sm:py-16">
      <h1 className="max-w-3xl text-4xl">Ask us anything.</h1>
      <p className="mt-6 max-w-xl text-lg text-ink-soft">
        About an order, a design that will not come right, or a case for a whole club: a person answers within
        24 hours.
      </p>
      {came && !sent ? <FormAnswer {...came} /> : null}
      <div className="mt-12">
        <ContactMethods
          onMail={() => {
            setPrefill({})
            toForm()
          }}
          onChat={() => setChatting(true)}
        />
      </div>
      <div className="mt-16 grid grid-cols-[minmax(0,1fr)] gap-12 lg:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)]">
        {section}
        <Office registration={<Registration />} />
      </div>
      {chatting ? (
        <Suspense fallback={null}>
          <ChatPanel
            facts={{ shop: shop ?? null, cases: cards?.items ?? [] }}
            onClose={() => setChatting(false)}
            onMail={(message) => {
              setPrefill({
                subject: 'Chat Support Request',
                message,
                category: 'general',
              })
              toForm()
            }}
          />
        </Suspense>
      ) : null}
    </div>
  )
}

export default function Contact({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData.dehydrated}>
      <ContactPage came={actionData} />
    </HydrationBoundary>
  )
}
