import { given } from '../shared/given.ts'
import type { FactorChange, FactorEnrolmentContext } from './factorEnrolment.types.ts'

/** Change to save: a new passkey with its authenticator's answer. */
export const changeOf = ({ wish, answer }: FactorEnrolmentContext): FactorChange => {
  const wanted = given(wish, 'a wish')
  return wanted.kind === 'addPasskey' ? { ...wanted, answer: given(answer, 'an answer') } : wanted
}
