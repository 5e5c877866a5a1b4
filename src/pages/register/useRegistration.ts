import { useSelector } from '@xstate/react'
import { useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'

import { useServices } from '../../app/context.tsx'
import { registration as registrationService } from '../../app/lazyServices/registration.ts'
import { createRegistrationActors } from '../../machines/registration/registration.actors.ts'
import { registrationMachine } from '../../machines/registration/registration.machine.ts'
import { useEmitted } from '../shared/useEmitted.ts'
import { useFlow } from '../shared/useFlow.ts'

const refresh = { type: 'registration.refresh' } as const

/** The registration of this page. It leads on when the order is placed, and reloads in another language. */
export const useRegistration = (conferenceId: number) => {
  const { own, delays, go } = useServices()
  const [port] = useState(() => own(registrationService)(conferenceId))
  const [logic] = useState(() =>
    registrationMachine.provide({ actors: createRegistrationActors(port, delays) }),
  )
  const registration = useFlow(logic, {})
  useEmitted<typeof registrationMachine>(registration, {
    // Replaced, so that the way back does not lead into a form that is done with.
    'registration.placed': ({ orderId, isFree }) =>
      go.to(isFree ? '/personal/notes/tickets' : `/pay/${orderId}`, { replace: true }),
  })
  const { locale } = useIntl()
  const shown = useRef(locale)
  const canRefresh = useSelector(registration, (snapshot) => snapshot.can(refresh))
  useEffect(() => {
    if (shown.current === locale || !canRefresh) return
    shown.current = locale
    registration.send(refresh)
  }, [registration, locale, canRefresh])
  return { registration, port }
}
