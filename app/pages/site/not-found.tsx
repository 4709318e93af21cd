import { Outlet } from 'react-router'
export default function Page() {
  return <><main>not-found</main><Outlet /></>
}
