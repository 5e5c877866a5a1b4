import type { Delivery, DeliveryTest } from '../../contract/delivery.ts'
import type { DeliveryValues } from '../../contract/deliveryParts.ts'
import type { DeliveryPart, DeliveryPlace, TestedPlace } from '../../contract/deliveryPlaces.ts'
import type { Failure } from '../../contract/failure.ts'

export interface DeliverySettingsInput {
  place: DeliveryPlace
}

/** Change to send: values for the part, or its removal. */
export type DeliveryWish =
  | { readonly kind: 'save'; readonly values: DeliveryValues }
  | { readonly kind: 'clear' }

export interface DeliverySettingsContext extends DeliverySettingsInput {
  /** As the server has it; null before it has come. */
  delivery: Delivery | null
  wish: DeliveryWish | null
  /** Result of the last test; null: no test since the last change. */
  test: DeliveryTest | null
  failure: Failure | null
}

export type DeliverySettingsEvent =
  | { type: 'delivery.retry' }
  /** `values` have passed the contract. */
  | { type: 'delivery.send'; values: DeliveryValues }
  | { type: 'delivery.test' }
  /** To take the part out, which is asked about first. */
  | { type: 'delivery.clear' }
  | { type: 'clear.confirm' }
  | { type: 'clear.cancel' }
  /** Shows what another administrator has saved. */
  | { type: 'delivery.reload' }
  /** To sign in again, where that is too long ago. */
  | { type: 'login.accept' }
  | { type: 'login.dismiss' }

export type DeliverySettingsEmitted =
  | { type: 'delivery.saved' }
  | { type: 'delivery.cleared' }
  | { type: 'login.wanted' }

/** Views of the page; each is a tag of the machine. */
export const deliveryViews = ['loading', 'failed', 'form'] as const
/** Dialogs over the page; each is a tag of the machine. */
export const deliveryDialogs = ['asking', 'stale', 'proving'] as const
export type DeliverySettingsTag =
  | 'busy'
  | 'failure'
  | 'testing'
  | 'outdated'
  | (typeof deliveryViews)[number]
  | (typeof deliveryDialogs)[number]

/** Everything rejects with `CallError`. @public */
export interface DeliverySettingsPort {
  fetchDelivery(signal: AbortSignal): Promise<Delivery>
  changeDelivery(
    change: { part: DeliveryPart; version: number; wish: DeliveryWish },
    signal: AbortSignal,
  ): Promise<Delivery>
  testDelivery(place: TestedPlace, signal: AbortSignal): Promise<DeliveryTest>
}
