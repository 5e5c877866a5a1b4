import { passwordFault } from '../../src/contract/newPassword.ts'
import { siteConfig } from '../db/schema/site.ts'
import type { Db, Tx } from '../db/types.ts'
import { Refused } from '../shared/refused.ts'
import { mailTexts } from '../shared/sentences/mailTexts.ts'

/** Data of the account that gets the password; the password must not be made of it. */
export interface PasswordOwner {
  readonly account?: string | null
  readonly nickname?: string
  readonly mobile?: string | null
  readonly email?: string | null
}

/**
 * Judges a password that is to be set, by the rule of the forms and with what only the server has: the list, the site's names, the account.
 * @throws Refused `passwordShort`, `passwordCommon`, `passwordPersonal`, at the field `password`
 */
export const mustBeGoodPassword = async (
  db: Db | Tx,
  password: string,
  { account, nickname, mobile, email }: PasswordOwner,
): Promise<void> => {
  const [site] = await db.select({ name: siteConfig.name, engName: siteConfig.engName }).from(siteConfig)
  const leaked = await leakedPasswords()
  const siteNames = [site?.name || mailTexts.zh.site, site?.engName || mailTexts.en.site]
  const known = [account, nickname, mobile, email, ...siteNames].map((text) => text ?? '')
  const fault = passwordFault(password, { known, isLeaked: (text) => leaked.has(text) })
  if (fault !== null) throw new Refused(fault, { field: 'password' })
}

/** Often seen in leaks of Chinese sites, and not in the list, which was made of others. */
const alsoLeaked = [
  ...['dearbook', 'xiazhili', 'woaini521', 'woaini520', 'woaini123', 'woaini1314', 'woaiwojia', 'wojiushiwo'],
  ...['wangjing', 'wangjian', 'zhangwei', '13145200', '5201314a', '5201314520', '1314520520', '1314521521'],
  ...['5211314520', 'caonima123', 'admin888', 'admin1234', 'a5201314', 'qq5201314'],
]

/** Almost 50 000 of those that leaked most often; unpacked when the first password is set. */
const leakedPasswords = (): Promise<ReadonlySet<string>> => {
  leaked ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set([...dictionary['passwords-common'], ...alsoLeaked]),
  )
  return leaked
}

let leaked: Promise<ReadonlySet<string>> | null = null
