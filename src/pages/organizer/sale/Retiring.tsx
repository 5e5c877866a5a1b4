import { lazy, Suspense } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import { useServices } from '../../../app/context.tsx'
import { nameOf } from '../../../components/kit/nameOf.ts'
import {
  retireMeal,
  retireTicketType,
  type SaleMeal,
  type SaleTicketType,
} from '../../../contract/ticketSale.ts'
import type { SaleActProps } from './SaleAct.types.ts'
import { useSaleForm } from './useSaleForm.ts'

const AskDialog = lazy(() => import('../../../components/registration/TicketSale/AskDialog.tsx'))

type Props = SaleActProps &
  (
    | { readonly kind: 'type'; readonly thing: SaleTicketType }
    | { readonly kind: 'meal'; readonly thing: SaleMeal }
  )

/** Retires a ticket type or a meal, or restores it, after a confirmation. */
export const Retiring = (props: Props) => {
  const { sale, kind, thing, onEnd } = props
  const { api } = useServices()
  const { locale } = useIntl()
  const { id, version, retired } = thing
  const wish = { conference_id: sale.conference_id, id, version, retired: retired ? 0 : 1 }
  const act = useSaleForm(
    (_, signal) => api.call(kind === 'type' ? retireTicketType : retireMeal, wish, { signal }),
    onEnd,
    'sale.done',
  )
  const verb = retired ? 'restore' : 'retire'
  const base = `sale.${kind}.${verb}` as const
  const waiting = kind === 'type' ? props.thing.waiting : 0
  return (
    <Suspense fallback={null}>
      <AskDialog
        {...act}
        title={<FormattedMessage id={`${base}.of`} values={{ name: nameOf(thing, locale) }} />}
        about={<FormattedMessage id={`${base}.about`} values={{ waiting }} />}
        submit={kind === 'type' ? `sale.${verb}` : `sale.meal.${verb}`}
        onSubmit={() => act.onSubmit({})}
      />
    </Suspense>
  )
}
