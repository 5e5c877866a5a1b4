import type { Offer } from '../../components/kit/Record/Record.types.ts'
import type { LifecycleRecord } from '../../contract/lifecycle.ts'
import { lifecycles } from '../../machines/lifecycles/lifecycles.ts'
import { offersOf } from '../../machines/lifecycles/shared/decide.ts'
import { askOf } from '../../machines/record/asks.ts'
import { tellsOf, toldBy } from '../../machines/record/tellsOf.ts'
import { ownPlaceOf } from './ownPlaces.ts'
import { useReplica } from './useReplica.ts'

/** The events of the viewer's roles, as the record's own lifecycle has them now. */
export const useOffers = (record: LifecycleRecord | null): Offer[] => {
  const replica = useReplica(record)
  if (record === null || replica === null) return []
  return offersOf(lifecycles[record.entity], replica, record.roles).map(({ event, refusal }) => ({
    event,
    refusal,
    isFinal: askOf(event).isFinal,
    place: ownPlaceOf(event, record),
    tells: tellsOf(record, event),
    counts: toldBy(record),
  }))
}
