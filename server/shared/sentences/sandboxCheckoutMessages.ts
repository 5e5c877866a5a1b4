/** Texts of the sandbox page; real providers have pages of their own. */
export const sandboxCheckoutMessages = {
  zh: {
    language: '中文',
    title: '沙箱收银台',
    notice: '这是用于演示和测试的沙箱，不会产生真实扣款。',
    number: '交易号',
    amount: '金额',
    state: '状态',
    states: { open: '等待支付', paid: '已支付', failed: '支付失败', closed: '交易已关闭' },
    actions: { pay: '支付', fail: '支付失败', twice: '支付并重复通知', late: '迟到的支付' },
    hints: {
      pay: '款项到账，并通知网站一次。',
      fail: '付款被银行拒绝。',
      twice: '款项到账一次，同时通知网站两次。',
      late: '关闭之后款项仍然到账。',
    },
    over: '可以关闭本页，返回订单页面查看结果。',
  },
  en: {
    language: 'English',
    title: 'Sandbox cashier',
    notice: 'A sandbox for demonstrations and tests: no money moves.',
    number: 'Trade',
    amount: 'Amount',
    state: 'State',
    states: { open: 'Waiting for payment', paid: 'Paid', failed: 'Failed', closed: 'Closed' },
    actions: { pay: 'Pay', fail: 'Fail', twice: 'Pay, notify twice', late: 'Pay late' },
    hints: {
      pay: 'The money arrives, and the site is told once.',
      fail: 'The bank refuses the payment.',
      twice: 'The money arrives once, and the site is told twice at the same time.',
      late: 'The money arrives although the trade was closed.',
    },
    over: 'You can close this page and go back to your order.',
  },
} as const
