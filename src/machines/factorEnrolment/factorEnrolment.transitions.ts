import { given } from '../shared/given.ts'
import type { FactorChange, FactorEnrolmentContext } from './factorEnrolment.types.ts'

/** What is to be saved: a new passkey with what its authenticator answered. */
export const changeOf = ({ wish, answer }: FactorEnrolmentContext): FactorChange => {
  const wanted = given(wish, 'a wish')
  return wanted.kind === 'addPasskey' ? { ...wanted, answer: given(answer, 'an answer') } : wanted
}
