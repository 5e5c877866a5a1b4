import { inLanguage } from './inLanguage.ts'
import type { OrderDetails } from './order.ts'

/** Account that receives transfers. */
export interface TransferAccount extends Omit<NonNullable<OrderDetails['transfer']>, 'remark'> {
  /** Empty: the same as in Chinese. */
  readonly eng_account_name: string
  readonly eng_bank: string
}

/** As a reader of the language needs it for their own bank. */
export const accountIn = (
  language: string,
  { eng_account_name, eng_bank, account_name, bank, account }: TransferAccount,
) => ({
  account_name: inLanguage(language, account_name, eng_account_name),
  bank: inLanguage(language, bank, eng_bank),
  account,
})
