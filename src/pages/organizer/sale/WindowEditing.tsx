import { useServices } from '../../../app/context.tsx'
import { instantsOf, typedWindow } from '../../../components/kit/typedOf.ts'
import { saveRegistrationWindow, windowForm, type TicketSale } from '../../../contract/ticketSale.ts'
import { useAttempt } from './useAttempt.ts'
import { WindowSaving } from './WindowSaving.tsx'

interface Props {
  /** As it was fetched last; its dates are those with which the form was opened. */
  readonly sale: TicketSale
  readonly onEnd: () => void
}

/** Sets the dates of registration; the input outlives a conflict. */
export const WindowEditing = ({ sale, onEnd }: Props) => {
  const { api } = useServices()
  const { attempt, onAgain } = useAttempt<TicketSale | null>(null, typedWindow(sale))
  const { typed, round } = attempt
  const base = attempt.base ?? sale
  const { conference_id, version } = base
  const dates = [
    base.registration_opens_at,
    base.registration_closes_at,
    base.refund_until,
    base.certificates_at,
  ]
  const instantOf = instantsOf(sale.time_zone, dates)
  return (
    <WindowSaving
      key={round}
      base={base}
      typed={typed}
      instantOf={instantOf}
      onAgain={onAgain}
      onEnd={onEnd}
      sendAct={({ texts }, signal) => {
        const values = windowForm(instantOf).parse(texts)
        const sent = Object.fromEntries(Object.entries(values).map(([name, at]) => [name, at ?? '']))
        const form = { conference_id, version, ...(sent as Record<keyof typeof values, string>) }
        return api.call(saveRegistrationWindow, form, { signal })
      }}
    />
  )
}
