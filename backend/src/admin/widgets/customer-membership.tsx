import { defineWidgetConfig } from '@medusajs/admin-sdk'
import type { AdminCustomer, DetailWidgetProps } from '@medusajs/framework/types'
import { Badge, Button, Container, Heading, Skeleton, Text } from '@medusajs/ui'
import { useState } from 'react'
import type { AdminChange, AdminMembership } from '../../lib/membership/admin-page'
import { Failure } from '../lib/failure'
import { HoldDrawer } from '../lib/membership/hold-drawer'
import { BADGE_COLOURS, causeWords, nextWords, percentWords, shownDay } from '../lib/membership/words'
import { useAnswer } from '../lib/use-answer'

function Standing({ member }: { member: NonNullable<AdminMembership['member']> }) {
  const { designs, hold, tier } = member
  return (
    <div className="flex flex-col gap-1 px-6 py-4">
      <Text size="small">
        {designs} {designs === 1 ? 'design counts' : 'designs count'},{' '}
        {percentWords(tier.discount).toLowerCase()}
      </Text>
      <Text size="small" className="text-ui-fg-subtle">
        {nextWords(member)}
      </Text>
      {hold ? (
        <Text size="small" className="text-ui-fg-subtle">
          {hold.mode === 'exactly' ? 'Exactly' : 'At least'} {hold.tier} by hand,{' '}
          {hold.until ? `until ${shownDay(hold.until)}` : 'until taken back'}: {hold.reason} ({hold.by})
        </Text>
      ) : null}
    </div>
  )
}

function Change({ entry }: { entry: AdminChange }) {
  const way = entry.from && entry.from !== entry.to ? `${entry.from} → ${entry.to}` : entry.to
  return (
    <li className="px-6 py-3">
      <Text size="small" weight="plus">
        {way}
      </Text>
      <Text size="xsmall" className="text-ui-fg-subtle">
        {causeWords(entry.cause)}
        {entry.reason ? `: ${entry.reason}` : ''}
      </Text>
      <Text size="xsmall" className="text-ui-fg-muted">
        {shownDay(entry.at)}, {entry.designs} {entry.designs === 1 ? 'design' : 'designs'}, by {entry.by}
      </Text>
    </li>
  )
}

/** A customer's tier, how they came to it, and the hand that may give another. */
function Membership({ id }: { id: string }) {
  const { data, failure, reload, replace } = useAnswer<AdminMembership>(`/membership/customers/${id}`)
  const [open, setOpen] = useState(false)
  const member = data?.member ?? null
  return (
    <Container className="divide-y p-0" aria-label="Membership">
      <div className="flex items-center justify-between gap-3 px-6 py-4">
        <div className="flex items-center gap-3">
          <Heading level="h2">Membership</Heading>
          {member ? (
            <Badge size="2xsmall" color={BADGE_COLOURS[member.tier.colour]}>
              {member.tier.name}
            </Badge>
          ) : null}
        </div>
        {member ? (
          <Button size="small" variant="secondary" onClick={() => setOpen(true)}>
            Change by hand
          </Button>
        ) : null}
      </div>
      {failure ? <Failure sentence={failure} onRetry={reload} /> : null}
      {!data && !failure ? (
        <div className="px-6 py-4">
          <Skeleton className="h-10 w-full" />
        </div>
      ) : null}
      {data && !member ? (
        <Text size="small" className="text-ui-fg-subtle px-6 py-4">
          Only customers with an account are members.
        </Text>
      ) : null}
      {member ? <Standing member={member} /> : null}
      {data && data.history.length > 0 ? (
        <ol className="max-h-80 divide-y overflow-y-auto" aria-label="History">
          {data.history.map((entry) => (
            <Change key={entry.id} entry={entry} />
          ))}
        </ol>
      ) : null}
      {data && open ? (
        <HoldDrawer customerId={id} membership={data} onClose={() => setOpen(false)} onSaved={replace} />
      ) : null}
    </Container>
  )
}

/** Medusa keeps a widget from the page of one customer to that of the next: each has a body of its own. */
const CustomerMembershipWidget = ({ data: { id } }: DetailWidgetProps<AdminCustomer>) => (
  <Membership key={id} id={id} />
)

export const config = defineWidgetConfig({ zone: 'customer.details.side.before' })

export default CustomerMembershipWidget
