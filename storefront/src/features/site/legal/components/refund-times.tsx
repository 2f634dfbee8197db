import { useQuery } from '@tanstack/react-query'
import { shopInfoQuery } from '../../api/get-shop-info'
import { FactTable } from './facts'

/** PayPal stands in it only where the shop takes it. */
export function RefundTimes() {
  const { data } = useQuery(shopInfoQuery())
  const takesPayPal = data?.payment.marks.includes('PP') ?? false
  return (
    <FactTable
      caption="How long a refund takes to arrive"
      head={['Paid by', 'From our refund to your account']}
      rows={[
        ['Card, Apple Pay, Google Pay', '3-5 business days'],
        ...(takesPayPal ? [['PayPal', '1-2 business days']] : []),
        ['Anything else', 'up to 5-10 business days'],
        ['Not charged yet', 'the hold on your card is released; banks show it within a few days'],
      ]}
    />
  )
}
