import type { LoginSnapshot } from './login.machine.ts'

/** The open tab; while a dialog is open, the tab behind it. */
export const selectMethod = (snapshot: LoginSnapshot) => snapshot.context.method
export const selectIsChoosing = (snapshot: LoginSnapshot) => snapshot.hasTag('choosing')
export const selectTerms = (snapshot: LoginSnapshot) => snapshot.children.terms
export const selectScan = (snapshot: LoginSnapshot) => snapshot.children.scan
export const selectQuick = (snapshot: LoginSnapshot) => snapshot.children.quick
export const selectPassword = (snapshot: LoginSnapshot) => snapshot.children.password
export const selectBindPhone = (snapshot: LoginSnapshot) => snapshot.children.bindPhone
export const selectSecondFactor = (snapshot: LoginSnapshot) => snapshot.children.secondFactor
export const selectProfile = (snapshot: LoginSnapshot) => snapshot.children.profile
