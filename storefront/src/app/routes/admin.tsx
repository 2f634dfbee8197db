export default function Page() {
  return <h1>Admin</h1>
}
