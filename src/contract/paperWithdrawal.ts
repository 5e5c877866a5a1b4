import * as z from 'zod/mini'

import { line } from './fields.ts'
import { longest } from './lifecycle.ts'
import type { PaperForm } from './paperForm.ts'
import type { Reason } from './reasons.ts'

/** Input that confirms a withdrawal: this word in either language, or a title of the paper. */
export const withdrawalWords = { zh: '撤回', en: 'withdraw' } as const

/** Longest confirmation, in UTF-16 units: a title. */
export const longestConfirmation = 300

/** Whether the input confirms the withdrawal (PAP-03). Case and spaces do not matter. */
export const confirmsWithdrawal = (
  typed: string,
  { title, eng_title }: Pick<PaperForm, 'title' | 'eng_title'>,
): boolean => {
  const text = plain(typed)
  return text !== '' && [withdrawalWords.zh, withdrawalWords.en, title, eng_title].map(plain).includes(text)
}

/** Schema of the withdrawal dialog. */
export const withdrawalTexts = (form: Pick<PaperForm, 'title' | 'eng_title'>) =>
  z.object({
    confirmation: line(longestConfirmation).check(
      z.refine((text) => text === '' || confirmsWithdrawal(text, form), 'confirmationWrong' satisfies Reason),
    ),
    reason: line(longest.reason),
  })

/** The author may withdraw it from here (PAP-03): it was submitted, and is neither published nor over. */
export const isWithdrawable = (state: string): boolean =>
  /_review\.(?:active|awaiting_revision|accepted)$/.test(state)

export const isWithdrawn = (state: string): boolean => state.endsWith('.withdrawn')

const plain = (text: string) => text.normalize('NFKC').replaceAll(/\s+/g, ' ').trim().toLowerCase()
