import type { PasswordResetSnapshot } from './passwordReset.machine.ts'

export const selectIsBusy = (snapshot: PasswordResetSnapshot) => snapshot.hasTag('busy')
export const selectIsSaved = (snapshot: PasswordResetSnapshot) => snapshot.hasTag('settled')
export const selectFailure = (snapshot: PasswordResetSnapshot) => snapshot.context.failure
export const selectCode = (snapshot: PasswordResetSnapshot) => snapshot.children.code
