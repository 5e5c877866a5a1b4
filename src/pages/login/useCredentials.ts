import { useSelector } from '@xstate/react'

import type {
  CredentialLoginActorRef,
  credentialLoginMachine,
} from '../../machines/credentialLogin/credentialLogin.machine.ts'
import * as select from '../../machines/credentialLogin/credentialLogin.selectors.ts'
import type { Credentials } from '../../machines/credentialLogin/credentialLogin.types.ts'
import { useEmitted } from '../shared/useEmitted.ts'
import { useToasts } from '../shared/useToasts.ts'

/** Logic shared by the four forms that sign in. Without an actor (signed in already) the form stays busy. */
export const useCredentials = (actor: CredentialLoginActorRef | undefined) => {
  const { sayFault, sayFailure } = useToasts()
  useEmitted<typeof credentialLoginMachine>(actor, {
    'login.failed': ({ failure }) => sayFailure(failure),
  })
  return {
    busy: useSelector(actor, (snapshot) => snapshot === undefined || select.selectIsBusy(snapshot)),
    failure: useSelector(actor, (snapshot) => (snapshot ? select.selectFailure(snapshot) : null)),
    onFaulty: sayFault,
    submit: (credentials: Credentials) => actor?.send({ type: 'login.submit', credentials }),
  }
}
