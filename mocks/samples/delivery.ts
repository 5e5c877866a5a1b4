import type { Delivery, DeliveryTest } from '../../src/contract/delivery.ts'
import type { DeliveryValues } from '../../src/contract/deliveryParts.ts'
import type { DeliveryPart } from '../../src/contract/deliveryPlaces.ts'
import { fixturesFor } from '../fixtures.ts'

/** Settings in each state that their page distinguishes. */

/** Mail is set here. */
export const deliverySample: Delivery = fixturesFor('zh').getDelivery

const withPart = (part: DeliveryPart, change: Partial<Delivery['parts'][number]>): Delivery => ({
  ...deliverySample,
  parts: deliverySample.parts.map((each) => (each.part === part ? { ...each, ...change } : each)),
})

export const emptyDelivery = withPart('mail', {
  ...{ source: 'none', values: {}, secrets: {}, version: 0, changed: null },
})
export const fixedDelivery = withPart('mail', {
  ...{ source: 'environment', variables: ['SMTP_URL', 'SMTP_FROM'], secrets: { password: null }, version: 0 },
  changed: null,
})
export const lockedDelivery = withPart('mail', { source: 'locked' })
/** After a change. */
export const changedDelivery = withPart('mail', { version: 3 })

export const mailValues: DeliveryValues = {
  ...{ host: 'smtp.example.org', port: '465', security: 'tls', user: 'office@example.org', password: '' },
  ...{ from_name: '学术会议', from_address: 'office@example.org' },
}

export const passedTest: DeliveryTest = { place: 'mail', fault: null, answer: '250 2.0.0 Ok: queued' }
export const failedTest: DeliveryTest = {
  ...{ place: 'mail', fault: 'login', answer: '535 5.7.8 Authentication failed' },
}
