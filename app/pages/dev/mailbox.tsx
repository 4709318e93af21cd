export default function Page() {
  return <main>mailbox</main>
}
