import { clearDelivery, getDelivery, saveDelivery, testDelivery } from '../contract/delivery.ts'
import type { TestedPlace } from '../contract/deliveryPlaces.ts'
import type { DeliverySettingsPort } from '../machines/deliverySettings/deliverySettings.types.ts'
import type { Api } from './api.ts'

/** Service for the settings of sending, payment and files; satisfies the port of `deliverySettings`. */
export const createDeliveryService = ({ api }: { api: Api }): DeliverySettingsPort => ({
  fetchDelivery: (signal) => api.call(getDelivery, {}, { signal }),

  changeDelivery: ({ part, version, wish }, signal) =>
    wish.kind === 'clear'
      ? api.call(clearDelivery, { part, version }, { signal })
      : api.call(saveDelivery, { part, version, values: JSON.stringify(wish.values) }, { signal }),

  testDelivery: (place: TestedPlace, signal) => api.call(testDelivery, { place }, { signal }),
})
