/** In which an order can be paid; `sandbox` only where no provider is configured. */
export const payMethods = ['sandbox', 'alipay', 'wechat', 'transfer'] as const
