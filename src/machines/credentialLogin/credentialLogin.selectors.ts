import type { CredentialLoginSnapshot } from './credentialLogin.machine.ts'

export const selectIsBusy = (snapshot: CredentialLoginSnapshot) => snapshot.hasTag('busy')
export const selectFailure = (snapshot: CredentialLoginSnapshot) => snapshot.context.failure
