import type { Address, CountryCode } from '@caseloom/contract'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError, hasCode, messageOf } from '~/lib/api-errors'
import { toast } from '~/lib/toast'
import { accountApi } from './account-api'
import type { AddressForm } from '../lib/address-schema'

const KEY = ['me', 'addresses']

export const addressesQuery = () =>
  queryOptions({
    queryKey: KEY,
    queryFn: ({ signal }) => accountApi.call('listAddresses', { signal }),
    meta: { silent: true },
  })

/** Each field that the shop did not accept, with its sentence. */
export const fieldFaults = (error: unknown): [field: string, message: string][] =>
  error instanceof ApiError ? Object.entries(error.fields) : []

function useAddressMutation<T>(
  act: (input: T) => Promise<unknown>,
  done: (input: T) => string,
  failed: string,
  /** Failures that a form speaks of itself; without one there is nobody else to speak of them. */
  isToldByForm: (error: unknown) => boolean = () => false,
) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: act,
    onSuccess: async (_answer, input) => {
      await client.invalidateQueries({ queryKey: KEY })
      toast.success(done(input))
    },
    onError: (error) => {
      // Another tab has deleted it, and who knows what else.
      if (hasCode(error, 'not_found')) void client.invalidateQueries({ queryKey: KEY })
      // An expired session has a toast of its own.
      if (hasCode(error, 'unauthenticated') || isToldByForm(error)) return
      const [fault] = fieldFaults(error)
      toast.error(fault?.[1] ?? messageOf(error, failed))
    },
    meta: { silent: true },
  })
}

export const useSaveAddress = () =>
  useAddressMutation(
    ({ id, form }: { id: string | null; form: AddressForm }) =>
      id === null
        ? accountApi.call('createAddress', { body: form })
        : accountApi.call('updateAddress', { params: { id }, body: form }),
    ({ id }) => (id === null ? 'Address added successfully' : 'Address updated successfully'),
    'Failed to save address',
    (error) => hasCode(error, 'not_found') || fieldFaults(error).length > 0,
  )

export const useDeleteAddress = () =>
  useAddressMutation(
    (id: string) =>
      accountApi.call('deleteAddress', { params: { id } }).catch((error: unknown) => {
        // It has gone already, and that was asked for.
        if (!hasCode(error, 'not_found')) throw error
      }),
    () => 'Address deleted successfully',
    'Failed to delete address',
  )

/** The whole address is sent again, now as the default. */
export const useDefaultAddress = () =>
  useAddressMutation(
    ({ id, country, ...rest }: Address) =>
      accountApi.call('updateAddress', {
        params: { id },
        // The shop answers a country that it does not know with a sentence.
        body: { ...rest, country: country as CountryCode, isDefault: true },
      }),
    () => 'Default address updated',
    'Failed to update default address',
  )
