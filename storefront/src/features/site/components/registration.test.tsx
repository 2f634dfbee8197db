import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { makeShop } from '~/testing/make-shop'
import { shopInfoQuery } from '../api/get-shop-info'
import { Registration } from './registration'

test.each(['GB 123 4567 89', null])(
  'of a company whose VAT number is %s, it says so and where it is',
  (number) => {
    const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
    client.setQueryData(shopInfoQuery().queryKey, { ...makeShop([]), vatNumber: number })
    const { container } = render(
      <QueryClientProvider client={client}>
        <Registration />
      </QueryClientProvider>,
    )
    const lines = [...container.querySelectorAll('p')].map(({ textContent }) => textContent)
    expect(lines.slice(0, 2)).toEqual([
      'Company number 00000000 (placeholder), registered in England and Wales',
      'Registered office: 1 Weaver’s Yard, Manchester, M1 1AA, United Kingdom',
    ])
    expect(lines.slice(2)).toEqual(number ? [`VAT number ${number}`] : [])
  },
)
