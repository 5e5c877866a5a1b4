import type { QuickLoginSnapshot } from './quickLogin.machine.ts'
import type { QuickChannel } from './quickLogin.types.ts'

export const selectChannel = (snapshot: QuickLoginSnapshot): QuickChannel =>
  snapshot.hasTag('email') ? 'email' : 'phone'
export const selectCredentials = (snapshot: QuickLoginSnapshot) => snapshot.children.credentials
export const selectPhoneCode = (snapshot: QuickLoginSnapshot) => snapshot.children.phoneCode
export const selectEmailCode = (snapshot: QuickLoginSnapshot) => snapshot.children.emailCode
