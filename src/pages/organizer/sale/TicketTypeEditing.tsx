import { instantsOf, typedType } from '../../../components/kit/typedOf.ts'
import { useServices } from '../../../app/context.tsx'
import { saveTicketType, ticketTypeForm, type SaleTicketType } from '../../../contract/ticketSale.ts'
import type { SaleActProps } from './SaleAct.types.ts'
import { TicketTypeSaving } from './TicketTypeSaving.tsx'
import { useAttempt } from './useAttempt.ts'

interface Props extends SaleActProps {
  /** Null: a new one. */
  readonly type: SaleTicketType | null
}

/** Creates or edits a ticket type; the input outlives a conflict. */
export const TicketTypeEditing = ({ sale, type, onEnd }: Props) => {
  const { api } = useServices()
  const { conference_id, time_zone } = sale
  const { attempt, onAgain } = useAttempt(type, typedType(type, time_zone))
  const { base, typed, round } = attempt
  const instantOf = instantsOf(time_zone, base?.tiers.map(({ until }) => until) ?? [])
  return (
    <TicketTypeSaving
      key={round}
      sale={sale}
      base={base}
      typed={typed}
      instantOf={instantOf}
      onAgain={onAgain}
      onEnd={onEnd}
      sendAct={({ texts, key }, signal) => {
        const { tiers, capacity, ...fields } = ticketTypeForm(instantOf).parse(texts)
        const form = {
          ...{ conference_id, id: base?.id ?? 0, version: base?.version ?? 0, key, ...fields },
          capacity: capacity?.toString() ?? '',
          tiers: JSON.stringify(tiers.map(({ until, ...tier }) => ({ ...tier, until: until ?? '' }))),
        }
        return api.call(saveTicketType, form, { signal })
      }}
    />
  )
}
