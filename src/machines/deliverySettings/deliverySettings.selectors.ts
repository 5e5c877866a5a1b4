import { shown } from '../shared/shown.ts'
import type { DeliverySettingsSnapshot } from './deliverySettings.machine.ts'
import { canClear, canTest, stateOf } from './deliverySettings.setup.ts'
import { deliveryDialogs, deliveryViews } from './deliverySettings.types.ts'

export const selectView = (snapshot: DeliverySettingsSnapshot) => shown(snapshot, deliveryViews)
export const selectDialog = (snapshot: DeliverySettingsSnapshot) =>
  deliveryDialogs.find((one) => snapshot.hasTag(one)) ?? null
export const selectDelivery = (snapshot: DeliverySettingsSnapshot) => snapshot.context.delivery
export const selectState = (snapshot: DeliverySettingsSnapshot) => stateOf(snapshot.context)
export const selectTest = (snapshot: DeliverySettingsSnapshot) => snapshot.context.test
export const selectFailure = (snapshot: DeliverySettingsSnapshot) => snapshot.context.failure
export const selectIsBusy = (snapshot: DeliverySettingsSnapshot) => snapshot.hasTag('busy')
export const selectIsTesting = (snapshot: DeliverySettingsSnapshot) => snapshot.hasTag('testing')
export const selectIsOutdated = (snapshot: DeliverySettingsSnapshot) => snapshot.hasTag('outdated')
export const selectCanTest = (snapshot: DeliverySettingsSnapshot) => canTest(snapshot.context)
export const selectCanClear = (snapshot: DeliverySettingsSnapshot) => canClear(snapshot.context)
export const selectProof = (snapshot: DeliverySettingsSnapshot) => snapshot.children.secondFactor
