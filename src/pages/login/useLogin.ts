import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'

import { useServices } from '../../app/context.tsx'
import { secondFactor } from '../../app/lazyServices/secondFactor.ts'
import { createLoginActors } from '../../machines/login/login.actors.ts'
import { loginMachine } from '../../machines/login/login.machine.ts'
import { selectIsChoosing } from '../../machines/login/login.selectors.ts'
import { selectIsHalfway, selectIsMember } from '../../machines/session/session.selectors.ts'
import { useEmitted } from '../shared/useEmitted.ts'
import { useFlow } from '../shared/useFlow.ts'

/**
 * The login of this page, opened by an invitation or not: notifies the session of its success, and leaves at its end
 * (LOGIN-06, PROF-04).
 */
export const useLogin = (isInvited: boolean) => {
  const { login: port, own, delays, session, go, handheld } = useServices()
  const [logic] = useState(() =>
    loginMachine.provide({ actors: createLoginActors({ ...port, ...own(secondFactor) }, delays) }),
  )
  const login = useFlow(logic, { input: { method: handheld ? 'quick' : 'scan', isInvited } })
  const isChoosing = useSelector(login, selectIsChoosing)
  const isMember = useSelector(session, selectIsMember)
  const isHalfway = useSelector(session, selectIsHalfway)

  useEmitted<typeof loginMachine>(login, {
    'login.halfway': () => session.send({ type: 'factor.need' }),
    'login.left': () => session.send({ type: 'session.signOut' }),
    'login.succeeded': () => session.send({ type: 'session.open' }),
  })
  useEffect(() => {
    const leave = login.subscribe((snapshot) => {
      if (snapshot.output === undefined) return
      const { destination } = snapshot.output
      // The answers of the profile changed who the member is, for instance an organizer.
      if (destination !== 'return') session.send({ type: 'user.refresh' })
      if (destination === 'attest') go.to('/attest')
      else go.afterLogin()
    })
    return () => leave.unsubscribe()
  }, [login, session, go])
  useEffect(() => {
    // A user invited by mail signs in with a code. Set afterwards: the markup is the same for all visitors.
    if (isInvited) login.send({ type: 'method.choose', method: 'quick' })
  }, [isInvited, login])
  useEffect(() => {
    // NAV-01: a signed-in visitor leaves the page at once.
    if (isMember && isChoosing) go.afterLogin()
  }, [isMember, isChoosing, go])
  useEffect(() => {
    // ACC-02: a visitor halfway through signing in continues with the second factor.
    if (isHalfway && isChoosing) login.send({ type: 'factor.ask' })
  }, [isHalfway, isChoosing, login])
  return login
}
