import { instantsOf, typedMeal } from '../../../components/kit/typedOf.ts'
import { useServices } from '../../../app/context.tsx'
import { mealForm, saveMeal, type SaleMeal } from '../../../contract/ticketSale.ts'
import { MealSaving } from './MealSaving.tsx'
import type { SaleActProps } from './SaleAct.types.ts'
import { useAttempt } from './useAttempt.ts'

interface Props extends SaleActProps {
  /** Null: a new one. */
  readonly meal: SaleMeal | null
}

/** Creates or edits a meal; the input outlives a conflict. */
export const MealEditing = ({ sale, meal, onEnd }: Props) => {
  const { api } = useServices()
  const { conference_id, time_zone } = sale
  const { attempt, onAgain } = useAttempt(meal, typedMeal(meal, time_zone))
  const { base, typed, round } = attempt
  const instantOf = instantsOf(time_zone, base === null ? [] : [base.starts_at, base.ends_at])
  return (
    <MealSaving
      key={round}
      sale={sale}
      base={base}
      typed={typed}
      instantOf={instantOf}
      onAgain={onAgain}
      onEnd={onEnd}
      sendAct={({ texts, key }, signal) => {
        const about = { conference_id, id: base?.id ?? 0, version: base?.version ?? 0, key }
        return api.call(saveMeal, { ...about, ...mealForm(instantOf).parse(texts) }, { signal })
      }}
    />
  )
}
