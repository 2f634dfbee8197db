import { SendHorizontal, X } from 'lucide-react'
import { useEffect, useRef, useState, type FormEvent, type KeyboardEvent } from 'react'
import { IconButton } from '~/components/ui/icon-button'
import { cn } from '~/components/ui/cn'
import { brand } from '~/config/brand'
import { useChat } from '../hooks/use-chat'
import { mailWords } from '../lib/mail-words'
import { END_CHAT, SEND_EMAIL, TRY_AGAIN, type ChatFacts } from '../lib/answers'

interface ChatPanelProps {
  facts: ChatFacts
  onClose: () => void
  /** To the contact form, with a message that begins with what was talked about. */
  onMail: (message: string) => void
}

/** A floating panel of ready answers; not modal, so that the page can be read beside it. */
export function ChatPanel({ facts, onClose, onMail }: ChatPanelProps) {
  const { messages, replies, typing, topic, begin, say, end } = useChat(facts)
  const [text, setText] = useState('')
  const panelRef = useRef<HTMLElement>(null)
  const fieldRef = useRef<HTMLTextAreaElement>(null)
  const logRef = useRef<HTMLDivElement>(null)
  const endRef = useRef<HTMLDivElement>(null)
  const openerRef = useRef<Element | null>(null)
  const begun = useRef(false)
  useEffect(() => {
    if (begun.current) return
    begun.current = true
    openerRef.current = document.activeElement
    fieldRef.current?.focus()
    begin()
  }, [begin])
  useEffect(() => {
    endRef.current?.scrollIntoView({ block: 'nearest' })
  }, [messages, replies, typing])

  function close() {
    end()
    onClose()
    // Not from what somebody went on to beside the panel.
    const { activeElement: focused } = document
    const here = focused === document.body || panelRef.current?.contains(focused)
    if (here && openerRef.current instanceof HTMLElement) openerRef.current.focus({ preventScroll: true })
  }
  const closeRef = useRef(close)
  useEffect(() => {
    closeRef.current = close
  })
  useEffect(() => {
    const onEscape = (event: globalThis.KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) closeRef.current()
    }
    document.addEventListener('keydown', onEscape)
    return () => document.removeEventListener('keydown', onEscape)
  }, [])
  function choose(reply: string) {
    if (reply === END_CHAT) close()
    else if (reply === SEND_EMAIL) {
      close()
      onMail(mailWords({ topic, messages }))
    } else if (reply === TRY_AGAIN) fieldRef.current?.focus()
    else {
      say(reply, true)
      // The button goes; in the field a phone's keyboard would come up.
      logRef.current?.focus({ preventScroll: true })
    }
  }
  function send(event?: FormEvent) {
    event?.preventDefault()
    if (typing || text.trim() === '') return
    say(text)
    setText('')
    // The button beside it, which may have been pressed, is disabled now.
    fieldRef.current?.focus()
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
  }

  return (
    <section
      ref={panelRef}
      role="dialog"
      aria-label={`${brand.name} support`}
      className="fixed right-0 bottom-0 z-40 flex h-[min(36rem,85dvh)] w-full animate-rise flex-col overflow-hidden rounded-t-xl border border-line bg-surface shadow-float sm:right-6 sm:bottom-6 sm:w-96 sm:rounded-xl shallow:bottom-0 shallow:h-dvh"
    >
      <header className="flex items-center justify-between bg-indigo py-2 pr-2 pl-5 text-on-indigo">
        <div>
          <h2 className="text-lg">{brand.name} support</h2>
          <p className="flex items-center gap-2 text-xs text-indigo-soft">
            <span aria-hidden="true" className="size-2 rounded-full bg-weld" />
            Online · automated answers
          </p>
        </div>
        <IconButton label="Close chat" className="hover:bg-on-indigo/15" onClick={close}>
          <X size={20} />
        </IconButton>
      </header>
      <div
        ref={logRef}
        role="log"
        aria-label="Conversation"
        tabIndex={0}
        className="flex-1 space-y-3 overflow-y-auto p-4"
      >
        {messages.map(({ id, type, message }) => (
          <p
            key={id}
            className={cn(
              'w-fit max-w-[85%] rounded-lg border border-transparent px-4 py-2.5 text-sm [overflow-wrap:anywhere] whitespace-pre-line',
              type === 'user' ? 'ml-auto bg-accent text-on-accent' : 'bg-sunken',
            )}
          >
            <span className="sr-only">{type === 'user' ? 'You: ' : 'Support: '}</span>
            {message}
          </p>
        ))}
        {typing ? (
          <p className="w-fit animate-breathe rounded-lg border border-transparent bg-sunken px-4 py-2.5 text-sm text-ink-soft">
            Typing…
          </p>
        ) : null}
        {replies.length > 0 ? (
          <div role="group" aria-label="Quick replies" className="flex flex-wrap gap-2">
            {replies.map((reply) => (
              <button
                key={reply}
                type="button"
                onClick={() => choose(reply)}
                className="min-h-9 rounded-full border border-line-strong px-3.5 text-sm font-semibold hover:border-ink hover:bg-sunken"
              >
                {reply}
              </button>
            ))}
          </div>
        ) : null}
        <div ref={endRef} />
      </div>
      <form onSubmit={send} className="flex items-end gap-2 border-t border-line p-3">
        <textarea
          ref={fieldRef}
          rows={1}
          value={text}
          maxLength={500}
          aria-label="Your message"
          placeholder="Type your message..."
          onChange={(event) => setText(event.target.value)}
          onKeyDown={onKeyDown}
          className="field-sizing-content max-h-28 min-h-11 min-w-0 flex-1 resize-none rounded-lg border border-line-strong bg-paper px-4 py-2.5 text-base"
        />
        <IconButton type="submit" tone="solid" label="Send" disabled={typing || text.trim() === ''}>
          <SendHorizontal size={20} />
        </IconButton>
      </form>
    </section>
  )
}
