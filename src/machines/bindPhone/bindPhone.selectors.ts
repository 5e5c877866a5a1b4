import type { BindPhoneSnapshot } from './bindPhone.machine.ts'

export const selectCredentials = (snapshot: BindPhoneSnapshot) => snapshot.children.credentials
export const selectCode = (snapshot: BindPhoneSnapshot) => snapshot.children.bindCode
