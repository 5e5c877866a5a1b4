import type { OrderDetails } from '../../src/contract/order.ts'
import type { MessageLanguage } from '../messages.ts'

/** How an order can be paid here: the sandbox, as long as no provider is configured, and a transfer to this account. */
export const waysToPay = (
  { no, name }: { no: string; name: string },
  language: MessageLanguage,
): Pick<OrderDetails, 'methods' | 'transfer'> => ({
  methods: ['sandbox', 'transfer'],
  transfer: {
    account_name: language === 'en' ? 'Symposium Conference Services Ltd.' : '会议服务有限公司',
    bank: language === 'en' ? 'Bank of China, Shanghai' : '中国银行上海分行',
    account: '6222020200112233',
    // By order number and name finance finds what a transfer is for.
    remark: `${no} ${name}`,
  },
})
