import { useId, useState, type ReactNode } from 'react'
import { Link } from 'react-router'
import { Button } from '~/components/ui/button'
import { Dialog } from '~/components/ui/dialog'
import { paths } from '~/config/paths'
import type { Analytics } from '~/lib/consent/analytics'
import { useConsent, type Consent } from '~/lib/consent/stored-consent'
import { toast } from '~/lib/toast'

function Kind({
  name,
  children,
  checked,
  onChange,
}: {
  name: string
  children: ReactNode
  checked: boolean
  /** Absent where there is nothing to choose. */
  onChange?: (checked: boolean) => void
}) {
  const id = useId()
  return (
    <div className="flex items-start gap-4 border-b border-line py-4 first:pt-0 last:border-0">
      <div className="min-w-0 flex-1">
        <label htmlFor={id} className="font-semibold">
          {name}
        </label>
        <p id={`${id}-what`} className="mt-1 text-sm text-ink-soft">
          {children}
        </p>
      </div>
      <input
        id={id}
        type="checkbox"
        role="switch"
        aria-describedby={`${id}-what`}
        checked={checked}
        disabled={!onChange}
        onChange={(event) => onChange?.(event.target.checked)}
        className="mt-1 size-6 shrink-0 accent-accent"
      />
    </div>
  )
}

/** What the shop keeps in this browser, and what of it may be chosen: at any time. */
export function CookieSettings({
  analytics,
  onDecide,
  onClose,
}: {
  analytics: Analytics | null
  onDecide: (consent: Consent) => void
  onClose: () => void
}) {
  const now = useConsent()
  const [counting, setCounting] = useState(now.counting ?? false)
  const [offline, setOffline] = useState(now.offline)
  const save = (consent: Consent) => {
    onDecide(consent)
    toast.success('Your choice is kept')
    onClose()
  }
  return (
    <Dialog
      open
      title="Cookie Settings"
      onOpenChange={onClose}
      footer={
        <>
          {analytics ? (
            <>
              <Button variant="ink" onClick={() => save({ counting: false, offline })}>
                Reject
              </Button>
              <Button variant="ink" onClick={() => save({ counting: true, offline })}>
                Accept
              </Button>
            </>
          ) : null}
          <Button variant="outline" onClick={() => save({ counting: analytics ? counting : null, offline })}>
            Save choice
          </Button>
        </>
      }
    >
      <Kind name="What the shop needs" checked>
        Your cart, your sign-in, your designs and this choice. Without them the shop does not work.
      </Kind>
      {analytics ? (
        <Kind name="Counting visits" checked={counting} onChange={setCounting}>
          {`Which pages are seen, told to ${new URL(analytics.origin).hostname}. Nothing is loaded from there before you agree.`}
        </Kind>
      ) : null}
      <Kind name="Pages without a connection" checked={offline} onChange={setOffline}>
        Products and designs that you have seen stay in this browser for 30 days and open when you’re offline.
        Nothing of your account is among them.
      </Kind>
      <p className="mt-4 text-sm">
        {analytics
          ? ''
          : 'This shop counts no visits and shows no advertising, so there is nothing else to choose. '}
        <Link to={paths.cookies} onClick={onClose} className="font-semibold underline underline-offset-4">
          Cookie Policy
        </Link>
      </p>
    </Dialog>
  )
}
