import { useSelector } from '@xstate/react'

import { useServices } from '../../app/context.tsx'
import { useMobileRedirect } from './useMobileRedirect.ts'

interface Props {
  route: string
  params: Readonly<Record<string, string>>
}

/** Nothing to see: leaves for the mobile site, where there is one. Waits for the configuration that names it. */
export const MobileRedirect = (props: Props) => {
  const { site } = useServices()
  const origin = useSelector(site, (snapshot) => snapshot.context.site?.base.mobile_origin ?? null)
  return origin === null ? null : <Redirect key={props.route} {...props} origin={origin} />
}

const Redirect = ({ route, params, origin }: Props & { origin: string }) => {
  useMobileRedirect(route, params, origin)
  return null
}
