/** Payment methods of an order; `sandbox` only where no provider is configured. */
export const payMethods = ['sandbox', 'alipay', 'wechat', 'transfer'] as const
