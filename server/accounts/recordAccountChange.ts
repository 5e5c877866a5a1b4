import type { NotificationName } from '../../src/contract/notifications.ts'
import type { Tx } from '../db/types.ts'
import { momentText } from '../notifications/momentText.ts'
import { notify, type AlsoTold } from '../notifications/notify.ts'
import type { Exchange } from '../shared/exchange.ts'
import { audit } from './audit.ts'
import { deviceName } from './deviceName.ts'
import { randomToken } from './secrets.ts'

interface Change {
  readonly userId: number
  /** In the audit log. */
  readonly event: string
  readonly name: NotificationName
  readonly what?: Readonly<Record<'zh' | 'en', string>>
  /** Former holder, who is notified as well. */
  readonly also?: AlsoTold
  readonly at: Date
}

/** Records a member's change to the ways into the account, and notifies the owner on every available channel. */
export const recordAccountChange = async (
  tx: Tx,
  exchange: Pick<Exchange, 'id' | 'userAgent' | 'maskedAddress'>,
  { userId, event, name, what = { zh: '', en: '' }, also, at }: Change,
): Promise<void> => {
  await audit(tx, exchange, at, 'user', userId, event, userId, {})
  const known = {
    where: `${deviceName(exchange.userAgent)} · ${exchange.maskedAddress}`,
    reason: '',
    amount: '',
  }
  await notify(tx, {
    userId,
    name,
    link: '/account',
    key: `account ${userId} ${randomToken(12)}`,
    facts: {
      zh: { ...known, what: what.zh, until: momentText(at, 'zh') },
      en: { ...known, what: what.en, until: momentText(at, 'en') },
    },
    at,
    ...(also === undefined ? {} : { also }),
  })
}
