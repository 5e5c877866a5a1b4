import type { Tx } from '../../db/types.ts'
import { momentText } from '../../notifications/momentText.ts'
import { notify } from '../../notifications/notify.ts'
import type { Exchange } from '../../shared/exchange.ts'
import { factorChangeTexts, type FactorChange } from '../../shared/sentences/factorChangeTexts.ts'
import { audit } from '../audit.ts'
import { deviceName } from '../deviceName.ts'
import { randomToken } from '../secrets.ts'

/** Records a change to the second factor of an account, and notifies its owner. */
export const recordFactorChange = async (
  tx: Tx,
  exchange: Pick<Exchange, 'id' | 'userAgent' | 'maskedAddress'>,
  {
    userId,
    by,
    change,
    name = '',
    at,
  }: {
    userId: number
    /** Account that made the change; null: the command line. */
    by: number | null
    change: FactorChange
    /** Name of the passkey. */
    name?: string
    at: Date
  },
): Promise<void> => {
  await audit(tx, exchange, at, 'user', userId, `factor.${change}`, by, {})
  const known = { where: '', reason: '', amount: '' }
  const where = by === userId ? `${deviceName(exchange.userAgent)} · ${exchange.maskedAddress}` : ''
  const what = factorChangeTexts[change]
  await notify(tx, {
    userId,
    name: 'secondFactorChanged',
    link: '/account/security',
    key: `factor ${userId} ${randomToken(12)}`,
    facts: {
      zh: { ...known, what: what.zh(name), where, until: momentText(at, 'zh') },
      en: { ...known, what: what.en(name), where, until: momentText(at, 'en') },
    },
    at,
  })
}
