import type { Address } from '@caseloom/contract'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '~/lib/api-client'
import { messageOf } from '~/lib/api-errors'
import { toast } from '~/lib/toast'
import { knownCountry } from '../lib/countries'
import type { AddressForm } from '../lib/address-schema'

const KEY = ['me', 'addresses']

export const addressesQuery = () =>
  queryOptions({
    queryKey: KEY,
    queryFn: ({ signal }) => api.call('listAddresses', { signal }),
    meta: { silent: true },
  })

function useAddressMutation<T>(
  act: (input: T) => Promise<unknown>,
  done: (input: T) => string,
  failed: string,
) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: act,
    onSuccess: async (_answer, input) => {
      await client.invalidateQueries({ queryKey: KEY })
      toast.success(done(input))
    },
    onError: (error) => toast.error(messageOf(error, failed)),
    meta: { silent: true },
  })
}

export const useSaveAddress = () =>
  useAddressMutation(
    ({ id, form }: { id: string | null; form: AddressForm }) =>
      id === null
        ? api.call('createAddress', { body: form })
        : api.call('updateAddress', { params: { id }, body: form }),
    ({ id }) => (id === null ? 'Address added successfully' : 'Address updated successfully'),
    'Failed to save address',
  )

export const useDeleteAddress = () =>
  useAddressMutation(
    (id: string) => api.call('deleteAddress', { params: { id } }),
    () => 'Address deleted successfully',
    'Failed to delete address',
  )

/** The whole address is sent again, now as the default. */
export const useDefaultAddress = () =>
  useAddressMutation(
    ({ id, country, ...rest }: Address) =>
      api.call('updateAddress', {
        params: { id },
        body: { ...rest, country: knownCountry(country), isDefault: true },
      }),
    () => 'Default address updated',
    'Failed to update default address',
  )
