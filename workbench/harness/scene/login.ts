import { pageActions } from './pageActions.ts'
import type { Stage } from './pageActions.ts'

/** Accepts the terms and signs in with a password. */
export const signInWithPassword = async (stage: Stage) => {
  const hands = pageActions(stage)
  await hands.openTab('login.tab.password')
  await hands.tickTerms()
  await hands.fillPassword('13800138000', 'correct horse')
  await hands.press('login.submit.password')
  return hands
}

/** Opens the quick tab and types a phone number. */
export const typePhone = async (stage: Stage) => {
  const hands = pageActions(stage)
  await hands.openTab('login.tab.quick')
  await hands.fill('login.phone', '13800138000')
  return hands
}

/** A scan by an account without a phone, terms accepted: the bind dialog opens. Needs `scannedWithoutPhone`. */
export const openBindDialog = async (stage: Stage) => {
  const hands = pageActions(stage)
  await hands.press('login.terms.accept')
  await hands.page.findByRole('dialog', { name: hands.say('login.bind.title') })
  return hands
}
