export default function Page() {
  return <h1>Customize</h1>
}
