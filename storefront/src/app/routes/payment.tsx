export default function Page() {
  return <h1>Payment</h1>
}
