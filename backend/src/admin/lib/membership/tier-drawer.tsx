import { TIER_COLOURS, TIER_ICONS } from '@caseloom/contract'
import { Button, Drawer, Label, Text, Textarea, usePrompt } from '@medusajs/ui'
import { useState } from 'react'
import type { AdminTier } from '../../../lib/membership/admin-page'
import { adminFetch } from '../admin-fetch'
import { Choice } from '../devices/choice'
import { TextField } from '../devices/text-field'
import { FaultBox } from '../fault-box'
import { useLeaveGuard } from '../use-leave-guard'
import { useSaving } from '../use-saving'
import { bodyOf, draftOf, type TierDraft } from './draft'
import { COLOUR_NAMES } from './words'

type Saved = { tiers: AdminTier[] }
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** Where those go whose tier is taken away. */
const membersOf = ({ members }: AdminTier): string =>
  members === 0
    ? ''
    : `${members === 1 ? 'Its one member comes' : `Its ${members} members come`} to the tier below. `

/** A tier to be changed or taken away, or a new one. */
export function TierDrawer({
  tier,
  onClose,
  onReload,
  onSaved,
}: {
  tier: AdminTier | null
  onClose: () => void
  onReload: () => void
  onSaved: (answer: Saved) => void
}) {
  const [fresh] = useState<TierDraft>(() => draftOf(tier))
  const [draft, setDraft] = useState(fresh)
  /** What was pressed last: another version of a tier is no reason against taking it away. */
  const [taking, setTaking] = useState(false)
  const { busy, failure, send } = useSaving(onSaved, onClose)
  const dirty = JSON.stringify(draft) !== JSON.stringify(fresh)
  const close = useLeaveGuard({ dirty, busy, onClose })
  const ask = usePrompt()
  const set = (part: Partial<TierDraft>) => setDraft({ ...draft, ...part })

  const path = tier ? `/membership/tiers/${tier.id}` : '/membership/tiers'
  const save = () => {
    setTaking(false)
    return send(() => adminFetch<Saved>(path, bodyOf(draft, tier?.version ?? null)), `${draft.name} is saved`)
  }
  async function remove(gone: AdminTier) {
    const agreed = await ask({
      title: `Take ${gone.name} away?`,
      description: `${membersOf(gone)}Its customer group and promotion are deleted.`,
      confirmText: 'Take it away',
      cancelText: 'Keep it',
    })
    if (!agreed) return
    setTaking(true)
    await send(() => adminFetch<Saved>(path, {}, 'DELETE'), `${gone.name} is taken away`)
  }

  return (
    <Drawer open onOpenChange={(open) => void (open || close())}>
      <Drawer.Content>
        <Drawer.Header>
          <Drawer.Title>{tier ? tier.name : 'Add a tier'}</Drawer.Title>
          <Drawer.Description>
            Members and their discount follow what you save, in the shop and in open carts.
          </Drawer.Description>
        </Drawer.Header>
        <Drawer.Body className="flex flex-col gap-4 overflow-y-auto">
          <FaultBox failure={failure} {...(taking ? {} : { onReload })} />
          <TextField label="Name" value={draft.name} onChange={(name) => set({ name })} />
          <TextField
            label="Description"
            value={draft.description}
            onChange={(description) => set({ description })}
          />
          <div className="grid grid-cols-2 gap-3">
            <TextField
              label="From how many designs on"
              value={draft.minDesigns}
              onChange={(minDesigns) => set({ minDesigns })}
            />
            <TextField
              label="Discount in percent"
              value={draft.discount}
              hint="0 for none"
              onChange={(discount) => set({ discount })}
            />
            <Choice
              label="Icon"
              value={draft.icon}
              options={TIER_ICONS.map((icon) => ({ value: icon, label: capital(icon) }))}
              onChange={(name) => set({ icon: TIER_ICONS.find((icon) => icon === name) ?? draft.icon })}
            />
            <Choice
              label="Colour"
              value={draft.colour}
              options={TIER_COLOURS.map((colour) => ({ value: colour, label: COLOUR_NAMES[colour] }))}
              onChange={(name) =>
                set({ colour: TIER_COLOURS.find((colour) => colour === name) ?? draft.colour })
              }
            />
          </div>
          <div className="flex flex-col gap-1">
            <Label htmlFor="tier-benefits" size="xsmall" className="text-ui-fg-subtle">
              Benefits, one a line
            </Label>
            <Textarea
              id="tier-benefits"
              rows={5}
              value={draft.benefits}
              onChange={(event) => set({ benefits: event.target.value })}
            />
            <Text size="xsmall" className="text-ui-fg-muted">
              The discount is added to this list automatically. Promise only what the shop does.
            </Text>
          </div>
        </Drawer.Body>
        <Drawer.Footer>
          {tier && tier.minDesigns > 0 ? (
            <Button variant="danger" disabled={busy} onClick={() => void remove(tier)}>
              Take it away
            </Button>
          ) : null}
          <Drawer.Close asChild>
            <Button variant="secondary">Close</Button>
          </Drawer.Close>
          <Button isLoading={busy} onClick={() => void save()}>
            {tier ? 'Save' : 'Add'}
          </Button>
        </Drawer.Footer>
      </Drawer.Content>
    </Drawer>
  )
}
