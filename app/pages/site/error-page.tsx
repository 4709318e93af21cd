import { isRouteErrorResponse, useRouteError } from 'react-router'

export function ErrorPage() {
  const error = useRouteError()
  return <main>{isRouteErrorResponse(error) ? `${error.status} ${error.statusText}` : 'Something broke'}</main>
}
