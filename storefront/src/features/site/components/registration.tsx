import { useQuery } from '@tanstack/react-query'
import { brand } from '~/config/brand'
import { shopInfoQuery } from '../api/get-shop-info'

/** By what a company that trades on the web has to be found: its number, its registered office, and for VAT where it is registered. */
export function Registration() {
  const { data } = useQuery(shopInfoQuery())
  return (
    <>
      <p>Company number {brand.companyNumber}, registered in England and Wales</p>
      <p>Registered office: {brand.address.join(', ')}</p>
      {data?.vatNumber ? <p>VAT number {data.vatNumber}</p> : null}
    </>
  )
}
