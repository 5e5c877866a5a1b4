import type { ContactChangeInput } from '../contactChange/contactChange.types.ts'
import { given } from '../shared/given.ts'
import type { OwnAccountContext, SavedWish } from './ownAccount.types.ts'

/** Wish to save with one call. */
export const savedWish = ({ wish }: OwnAccountContext): SavedWish => {
  const wanted = given(wish, 'a wish')
  if (wanted.kind === 'changeContact') throw new Error('A contact changes in a flow of its own')
  return wanted
}

/** Which contact changes, and whether there is one before it. */
export const contactOf = ({ wish, account }: OwnAccountContext): ContactChangeInput => {
  if (wish?.kind !== 'changeContact') throw new Error('No contact was chosen')
  return { kind: wish.contact, hasOld: given(account, 'an account')[wish.contact] !== '' }
}
