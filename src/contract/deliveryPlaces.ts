/** Parts that an administrator configures in the browser, so that the site sends and is paid (OPS-01). */
export const deliveryParts = ['mail', 'sms', 'transfer', 'wechat', 'alipay'] as const
export type DeliveryPart = (typeof deliveryParts)[number]

/** The same with the folder of the files, which is looked at and not set. */
export const deliveryPlaces = [...deliveryParts, 'storage'] as const
export type DeliveryPlace = (typeof deliveryPlaces)[number]

/** Places with a test; a bank account cannot be tested, so that a payer's view of it is shown instead. */
export const testedPlaces = ['mail', 'sms', 'wechat', 'alipay', 'storage'] as const
export type TestedPlace = (typeof testedPlaces)[number]

export const isDeliveryPlace = (text: string): boolean => deliveryPlaces.some((place) => place === text)
