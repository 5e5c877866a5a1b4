import type { LoginResult } from '../../contract/login.ts'
import { requireConsent } from '../terms/terms.actors.ts'
import type { CredentialLoginPort, Credentials } from './credentialLogin.types.ts'
import { fromPromise } from '../shared/fromPromise.ts'

export const createCredentialLoginActors = (port: CredentialLoginPort) => ({
  requireConsent,
  logIn: fromPromise<LoginResult, Credentials>(({ input, signal }) => port.logIn(input, signal)),
})
