import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import {
  saleFaults,
  type SaleMeal,
  type SaleTicketType,
  type TicketSale,
} from '../../../contract/ticketSale.ts'
import { Note } from '../../kit/formPage.styles.ts'
import { FeeTable } from '../../kit/FeeTable.tsx'
import { Button } from '../../kit/Button.tsx'
import { EmptyState } from '../../kit/EmptyState.tsx'
import { MealList } from './MealList.tsx'
import { shownTypes } from './shownTypes.ts'
import { About, Bar, Buttons, Panel } from '../../kit/listEditor.styles.ts'
import { TypeList } from './TypeList.tsx'

/** Requests of the organizer, each opening a dialog. */
export type SaleWish =
  | { readonly kind: 'type'; readonly type: SaleTicketType | null }
  | { readonly kind: 'retireType'; readonly type: SaleTicketType }
  | { readonly kind: 'order' }
  | { readonly kind: 'meal'; readonly meal: SaleMeal | null }
  | { readonly kind: 'retireMeal'; readonly meal: SaleMeal }

interface Props {
  readonly sale: TicketSale
  /** Milliseconds since 1970. */
  readonly at: number
  /** The form of the dates. */
  readonly dates: ReactNode
  readonly onWish: (wish: SaleWish) => void
}

/** Ticket sale of a conference: dates, ticket types, meals, and the visitors' view. */
export const SaleView = ({ sale, at, dates, onWish }: Props) => {
  const { locale } = useIntl()
  const { ticket_types: types, meals, time_zone: timeZone } = sale
  const shown = shownTypes(types, locale, at)
  const gaps = saleFaults(sale)
  return (
    <>
      {gaps.length > 0 && (
        <Note $tone="waiting" role="status">
          <strong>
            <FormattedMessage id="sale.gaps" />
          </strong>
          {gaps.map((gap) => (
            <p key={gap}>
              <FormattedMessage id={`sale.gap.${gap}`} />
            </p>
          ))}
        </Note>
      )}
      <Panel aria-labelledby="sale-types">
        <Bar>
          <h2 id="sale-types">
            <FormattedMessage id="sale.types" />
          </h2>
          <Buttons>
            {shown.length > 1 && (
              <Button variant="quiet" small onClick={() => onWish({ kind: 'order' })}>
                <FormattedMessage id="sale.order" />
              </Button>
            )}
            <Button small onClick={() => onWish({ kind: 'type', type: null })}>
              <FormattedMessage id="sale.type.add" />
            </Button>
          </Buttons>
        </Bar>
        <TypeList
          types={types}
          timeZone={timeZone}
          onEdit={(type) => onWish({ kind: 'type', type })}
          onRetire={(type) => onWish({ kind: 'retireType', type })}
        />
      </Panel>
      <Panel aria-labelledby="sale-window">
        <h2 id="sale-window">
          <FormattedMessage id="sale.window" />
        </h2>
        {dates}
      </Panel>
      <Panel aria-labelledby="sale-meals">
        <Bar>
          <h2 id="sale-meals">
            <FormattedMessage id="sale.meals" />
          </h2>
          <Button variant="quiet" small onClick={() => onWish({ kind: 'meal', meal: null })}>
            <FormattedMessage id="sale.meal.add" />
          </Button>
        </Bar>
        <MealList
          meals={meals}
          timeZone={timeZone}
          onEdit={(meal) => onWish({ kind: 'meal', meal })}
          onRetire={(meal) => onWish({ kind: 'retireMeal', meal })}
        />
      </Panel>
      <Panel aria-labelledby="sale-preview">
        <h2 id="sale-preview">
          <FormattedMessage id="sale.preview" />
        </h2>
        <About>
          <FormattedMessage id="sale.preview.about" />
        </About>
        {shown.length === 0 ? (
          <EmptyState>
            <FormattedMessage id="sale.preview.empty" />
          </EmptyState>
        ) : (
          <FeeTable types={shown} timeZone={timeZone} />
        )}
      </Panel>
    </>
  )
}
