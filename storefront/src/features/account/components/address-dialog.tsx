import type { Address } from '@caseloom/contract'
import { zodResolver } from '@hookform/resolvers/zod'
import { useId } from 'react'
import { useForm } from 'react-hook-form'
import { Button } from '~/components/ui/button'
import { Checkbox } from '~/components/ui/checkbox'
import { Dialog } from '~/components/ui/dialog'
import { Select } from '~/components/ui/select'
import { TextField } from '~/components/ui/text-field'
import { useSaveAddress } from '../api/addresses'
import { addressDefaults, addressForm } from '../lib/address-schema'
import { COUNTRIES } from '../lib/countries'
import { errorProp } from '../lib/error-prop'

/** Adds an address where `address` is null, else changes it. */
export function AddressDialog({
  address,
  onClose,
  onSaved,
}: {
  address: Address | null
  onClose: () => void
  onSaved: () => void
}) {
  const formId = useId()
  const save = useSaveAddress()
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(addressForm),
    defaultValues: addressDefaults(address),
  })
  const { errors } = formState
  const submit = handleSubmit((form) =>
    save.mutate({ id: address?.id ?? null, form }, { onSuccess: onSaved }),
  )
  return (
    <Dialog
      open
      title={address ? 'Edit Address' : 'New Address'}
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} busy={save.isPending}>
            Save Address
          </Button>
        </>
      }
    >
      <form
        id={formId}
        method="post"
        noValidate
        onSubmit={(event) => void submit(event)}
        className="grid gap-4"
      >
        <TextField
          label="Address Name"
          hint="For example Home or Work"
          autoComplete="off"
          {...errorProp(errors.name)}
          {...register('name')}
        />
        <TextField
          label="Street Address"
          autoComplete="street-address"
          {...errorProp(errors.street)}
          {...register('street')}
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            label="City"
            autoComplete="address-level2"
            {...errorProp(errors.city)}
            {...register('city')}
          />
          <TextField
            label="Postcode"
            autoComplete="postal-code"
            {...errorProp(errors.postcode)}
            {...register('postcode')}
          />
        </div>
        <Select
          label="Country"
          autoComplete="country"
          {...errorProp(errors.country)}
          {...register('country')}
        >
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
          {...errorProp(errors.phone)}
          {...register('phone')}
        />
        <Checkbox label="Use as my default delivery address" {...register('isDefault')} />
      </form>
    </Dialog>
  )
}
