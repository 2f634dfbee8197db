import { Heading, Label, RadioGroup, Select, Text } from '@medusajs/ui'
import { useId } from 'react'
import { LIMITS } from '../../../lib/merchandising/limits'
import { FieldFrame } from './field-frame'
import { TextField } from './text-field'
import type { Draft, EditorState, FieldFaults } from './types'

const NO_CATEGORY = 'none'

interface CardFieldsProps {
  draft: Draft
  state: EditorState
  faults: FieldFaults
  /** The badge that the name earns. */
  earned: string
  change: (part: Partial<Draft>) => void
}

function BadgeField({ draft, faults, earned, change }: CardFieldsProps) {
  const own = useId()
  const byName = useId()
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="txt-compact-small-plus mb-1.5">Badge</legend>
      <RadioGroup
        value={draft.badge === null ? 'name' : 'own'}
        onValueChange={(choice) => change({ badge: choice === 'name' ? null : '' })}
        aria-label="Badge"
      >
        <div className="flex items-center gap-2">
          <RadioGroup.Item value="name" id={byName} />
          <Label htmlFor={byName} size="small">
            By the name: {earned ? `‘${earned}’` : 'none'}
          </Label>
        </div>
        <div className="flex items-center gap-2">
          <RadioGroup.Item value="own" id={own} />
          <Label htmlFor={own} size="small">
            My own words
          </Label>
        </div>
      </RadioGroup>
      {draft.badge !== null && (
        <TextField
          label="Words on the badge"
          hint={`At most ${LIMITS.badge} characters. Claim only what the product is.`}
          value={draft.badge}
          fault={faults.badge}
          onChange={(badge) => change({ badge })}
        />
      )}
    </fieldset>
  )
}

function CategoryField({ draft, state, faults, change }: CardFieldsProps) {
  const id = useId()
  return (
    <FieldFrame
      id={id}
      label="Category"
      fault={faults.categoryId}
      hint={
        state.categoryCount > 1
          ? `This product is in ${state.categoryCount} categories. Saving leaves it in this one.`
          : 'New ones are made under Products, Categories.'
      }
    >
      <Select
        size="small"
        value={draft.categoryId ?? NO_CATEGORY}
        onValueChange={(value) => change({ categoryId: value === NO_CATEGORY ? null : value })}
      >
        <Select.Trigger id={id} aria-describedby={`${id}-hint`}>
          <Select.Value />
        </Select.Trigger>
        <Select.Content>
          <Select.Item value={NO_CATEGORY}>No category</Select.Item>
          {state.categories.map((category) => (
            <Select.Item key={category.id} value={category.id}>
              {category.name}
            </Select.Item>
          ))}
        </Select.Content>
      </Select>
    </FieldFrame>
  )
}

/** What stands on the product's card: badge, category, finish and the place in the list. */
export function CardFields(props: CardFieldsProps) {
  const { draft, faults, change } = props
  return (
    <section className="flex flex-col gap-4">
      <div>
        <Heading level="h2">Card and list</Heading>
        <Text size="small" className="text-ui-fg-subtle">
          Name, price and pictures are changed on the product itself.
        </Text>
      </div>
      <BadgeField {...props} />
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <CategoryField {...props} />
        <TextField
          label="Position in the list"
          hint="The lowest comes first. Empty: after all that have one."
          inputMode="numeric"
          value={draft.position}
          fault={faults.position}
          onChange={(position) => change({ position })}
        />
      </div>
      <TextField
        label="Finish"
        hint="As shoppers read it, for example ‘Gloss or matte’."
        value={draft.finish}
        fault={faults.finish}
        onChange={(finish) => change({ finish })}
      />
    </section>
  )
}
