export default function Page() {
  return <main>letter</main>
}
