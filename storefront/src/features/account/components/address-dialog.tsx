import type { Address } from '@caseloom/contract'
import { useEffect, useId, useState } from 'react'
import { Button } from '~/components/ui/button'
import { Checkbox } from '~/components/ui/checkbox'
import { Dialog } from '~/components/ui/dialog'
import { Select } from '~/components/ui/select'
import { TextField } from '~/components/ui/text-field'
import { hasCode } from '~/lib/api-errors'
import { fieldFaults, useSaveAddress } from '../api/addresses'
import { useCheckedForm } from '~/lib/checked-form'
import { ADDRESS_DRAFT, type AddressDraft } from '../lib/address-draft'
import { addressDefaults, addressRules, type AddressForm } from '../lib/address-schema'
import { COUNTRIES } from '../lib/countries'
import { FormFault } from '~/components/ui/form-fault'
import { useExpiryDraft } from '~/lib/use-expiry-draft'

interface AddressDialogProps {
  /** Whose address it is. */
  owner: string
  /** Null adds one, else it is changed. */
  address: Address | null
  /** There is no other: it is the default whatever is chosen. */
  only: boolean
  /** Where the focus goes if the button that opened it has gone. */
  returnFocus: () => HTMLElement | null
  onClose: () => void
  onSaved: () => void
}

const FIELDS = ['name', 'street', 'city', 'postcode', 'country', 'phone', 'isDefault'] as const
const rules = () => Promise.resolve(addressRules)
const TOGETHER = { country: ['postcode' as const] }

export default function AddressDialog({
  owner,
  address,
  only,
  returnFocus,
  onClose,
  onSaved,
}: AddressDialogProps) {
  const formId = useId()
  const save = useSaveAddress()
  /** It was deleted elsewhere while it was edited here; what stands in the form can still be kept. */
  const [gone, setGone] = useState(false)
  const id = gone ? null : (address?.id ?? null)

  async function submit(form: AddressForm) {
    try {
      await save.mutateAsync({ id, form })
      onSaved()
    } catch (error) {
      if (hasCode(error, 'not_found')) {
        setGone(true)
        setError('root', {
          message: 'This address was deleted meanwhile. Save it again to keep it as a new one.',
        })
        return
      }
      const faults = fieldFaults(error)
      FIELDS.filter((field) => faults.some(([name]) => name === field)).forEach((field, index) => {
        const message = faults.find(([name]) => name === field)?.[1]
        if (message) setError(field, { message }, { shouldFocus: index === 0 })
      })
    }
  }
  const { field, formProps, fault, busy, setError, getValues, reset } = useCheckedForm<AddressForm>({
    rules,
    defaults: addressDefaults(address),
    onSubmit: submit,
    together: TOGETHER,
  })
  const kept = useExpiryDraft<AddressDraft>(ADDRESS_DRAFT, owner, () => ({ address, values: getValues() }))
  // A default stays one until another address takes over.
  const canChoose = !only && (gone || address?.isDefault !== true)
  useEffect(() => {
    if (kept) reset(kept.values)
  }, [kept, reset])
  return (
    <Dialog
      open
      title={address ? 'Edit Address' : 'New Address'}
      returnFocus={returnFocus}
      onOpenChange={(open) => {
        if (!open && !busy) onClose()
      }}
      footer={
        <>
          <Button variant="ghost" disabled={busy} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} busy={busy}>
            {busy ? 'Saving...' : 'Save Address'}
          </Button>
        </>
      }
    >
      <form id={formId} {...formProps} className="grid gap-4">
        <FormFault says={fault} tone="warn" />
        <TextField
          label="Address Name"
          hint="For example Home or Work"
          autoComplete="off"
          maxLength={60}
          required
          {...field('name')}
        />
        <TextField
          label="Street Address"
          autoComplete="address-line1"
          maxLength={200}
          required
          {...field('street')}
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField label="City" autoComplete="address-level2" maxLength={100} required {...field('city')} />
          <TextField
            label="Postcode"
            autoComplete="postal-code"
            maxLength={20}
            required
            {...field('postcode')}
          />
        </div>
        <Select label="Country" autoComplete="country" required {...field('country')}>
          {COUNTRIES.map(([code, name]) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </Select>
        <TextField
          label="Phone (optional)"
          type="tel"
          autoComplete="tel"
          maxLength={40}
          {...field('phone')}
        />
        {canChoose ? <Checkbox label="Use as my default delivery address" {...field('isDefault')} /> : null}
      </form>
    </Dialog>
  )
}
