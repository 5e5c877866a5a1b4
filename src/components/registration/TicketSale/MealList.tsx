import { FormattedMessage, useIntl } from 'react-intl'

import type { SaleMeal } from '../../../contract/ticketSale.ts'
import { EmptyState } from '../../kit/EmptyState.tsx'
import { Moment } from '../../kit/Moment.tsx'
import { toTheMinuteWithYear } from '../../kit/formats.ts'
import { ItemActs } from '../../kit/ItemActs.tsx'
import { nameOf } from '../../kit/nameOf.ts'
import { About, Item, List } from '../../kit/listEditor.styles.ts'

interface Props {
  readonly meals: readonly SaleMeal[]
  readonly timeZone: string
  readonly onEdit: (meal: SaleMeal) => void
  readonly onRetire: (meal: SaleMeal) => void
}

/** Meals for which paid orders get vouchers. */
export const MealList = ({ meals, timeZone, onEdit, onRetire }: Props) => {
  const intl = useIntl()
  if (meals.length === 0)
    return (
      <EmptyState>
        <FormattedMessage id="sale.meals.empty" />
      </EmptyState>
    )
  return (
    <List>
      {meals.map((meal) => {
        const { id, starts_at, ends_at, retired, vouchers } = meal
        const name = nameOf(meal, intl.locale)
        return (
          <Item key={id} $retired={retired} data-meal={id}>
            <h3>{name}</h3>
            <About>
              <Moment at={starts_at} until={ends_at} timeZone={timeZone} format={toTheMinuteWithYear} />
              {' · '}
              <FormattedMessage id="sale.meal.vouchers" values={{ number: vouchers }} />
              {retired && (
                <>
                  {' · '}
                  <FormattedMessage id="sale.meal.retired" />
                </>
              )}
            </About>
            <ItemActs
              name={name}
              onEdit={() => onEdit(meal)}
              acts={[
                {
                  says: retired ? 'sale.meal.restore' : 'sale.meal.retire',
                  of: retired ? 'sale.meal.restore.of' : 'sale.meal.retire.of',
                  onClick: () => onRetire(meal),
                },
              ]}
            />
          </Item>
        )
      })}
    </List>
  )
}
