import { defineRouteConfig } from '@medusajs/admin-sdk'
import { Trophy } from '@medusajs/icons'
import { Badge, Button, Container, Heading, Skeleton, Table, Text } from '@medusajs/ui'
import { useState } from 'react'
import type { AdminTier } from '../../../lib/membership/admin-page'
import { Failure } from '../../lib/failure'
import { TierDrawer } from '../../lib/membership/tier-drawer'
import { BADGE_COLOURS, percentWords } from '../../lib/membership/words'
import { useAnswer } from '../../lib/use-answer'

type Open = { tier: AdminTier | null } | null

function Tiers({ tiers, onOpen }: { tiers: AdminTier[]; onOpen: (tier: AdminTier) => void }) {
  if (tiers.length === 0)
    return (
      <Text size="small" className="text-ui-fg-subtle px-6 py-8">
        There are no tiers. Add the first one, from 0 designs on.
      </Text>
    )
  return (
    <div className="overflow-x-auto">
      <Table>
        <Table.Header>
          <Table.Row>
            <Table.HeaderCell>Tier</Table.HeaderCell>
            <Table.HeaderCell>From</Table.HeaderCell>
            <Table.HeaderCell>Discount</Table.HeaderCell>
            <Table.HeaderCell>Members</Table.HeaderCell>
            <Table.HeaderCell>In Medusa</Table.HeaderCell>
            <Table.HeaderCell />
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {tiers.map((tier) => (
            <Table.Row key={tier.id}>
              <Table.Cell className="py-3">
                <Badge size="2xsmall" color={BADGE_COLOURS[tier.colour]}>
                  {tier.name}
                </Badge>
                <Text
                  size="small"
                  className="text-ui-fg-subtle min-w-56 max-w-[28rem] pt-1 whitespace-normal"
                >
                  {tier.description}
                </Text>
              </Table.Cell>
              <Table.Cell className="whitespace-nowrap tabular-nums">{tier.minDesigns} designs</Table.Cell>
              <Table.Cell className="whitespace-nowrap">{percentWords(tier.discount)}</Table.Cell>
              <Table.Cell className="tabular-nums">{tier.members}</Table.Cell>
              <Table.Cell>
                <span className="txt-small flex gap-3">
                  {tier.groupId ? (
                    <a className="text-ui-fg-interactive" href={`/app/customer-groups/${tier.groupId}`}>
                      Group
                    </a>
                  ) : null}
                  {tier.promotionId ? (
                    <a className="text-ui-fg-interactive" href={`/app/promotions/${tier.promotionId}`}>
                      Promotion
                    </a>
                  ) : null}
                </span>
              </Table.Cell>
              <Table.Cell className="text-right">
                <Button size="small" variant="secondary" onClick={() => onOpen(tier)}>
                  Edit<span className="sr-only"> {tier.name}</span>
                </Button>
              </Table.Cell>
            </Table.Row>
          ))}
        </Table.Body>
      </Table>
    </div>
  )
}

const MembershipPage = () => {
  const { data, failure, reload, replace } = useAnswer<{ tiers: AdminTier[] }>('/membership/tiers')
  const [open, setOpen] = useState<Open>(null)
  const shown = open?.tier && (data?.tiers.find(({ id }) => id === open.tier?.id) ?? open.tier)
  return (
    <Container className="divide-y p-0">
      <div className="flex flex-wrap items-center justify-between gap-3 px-6 py-4">
        <div>
          <Heading level="h1">Membership</Heading>
          <Text size="small" className="text-ui-fg-subtle">
            Customers come to a tier by the designs that they make and keep. Each tier is a customer group,
            for prices and promotions of your own.
          </Text>
        </div>
        <Button size="small" disabled={!data} onClick={() => setOpen({ tier: null })}>
          Add a tier
        </Button>
      </div>
      {failure ? <Failure sentence={failure} onRetry={reload} /> : null}
      {data ? (
        <Tiers tiers={data.tiers} onOpen={(tier) => setOpen({ tier })} />
      ) : failure ? null : (
        <div className="px-6 py-4">
          <Skeleton className="h-48 w-full" />
        </div>
      )}
      {open ? (
        <TierDrawer
          key={shown?.version}
          tier={shown ?? null}
          onClose={() => {
            setOpen(null)
            reload()
          }}
          onReload={reload}
          onSaved={replace}
        />
      ) : null}
    </Container>
  )
}

export const config = defineRouteConfig({ label: 'Membership', icon: Trophy })

export default MembershipPage
