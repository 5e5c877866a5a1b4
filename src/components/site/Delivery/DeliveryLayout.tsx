import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import type { Delivery } from '../../../contract/delivery.ts'
import { deliveryPlaces, type DeliveryPlace } from '../../../contract/deliveryPlaces.ts'
import { Body, Head, Places } from './Delivery.styles.ts'

export interface DeliveryLayoutProps {
  readonly place: DeliveryPlace
  readonly view: string
  /** Null before it is loaded. */
  readonly delivery: Delivery | null
  readonly children: ReactNode
}

/** One place among the others, each with its status. */
export const DeliveryLayout = ({ place, view, delivery, children }: DeliveryLayoutProps) => {
  const intl = useIntl()
  const sourceOf = (one: DeliveryPlace) => delivery?.parts.find(({ part }) => part === one)?.source ?? null
  return (
    <Body data-view={view} aria-busy={view === 'loading' || undefined}>
      <nav aria-label={intl.formatMessage({ id: 'delivery.places' })}>
        <Places>
          <li>
            <a href="/console/site">
              <FormattedMessage id="delivery.back" />
            </a>
          </li>
          {deliveryPlaces.map((one) => {
            const source = sourceOf(one)
            return (
              <li key={one}>
                <a href={`/console/site/delivery/${one}`} aria-current={one === place ? 'page' : undefined}>
                  <FormattedMessage id={`delivery.title.${one}`} />
                  {source !== null && (
                    <small>
                      <FormattedMessage id={`delivery.state.${source}`} />
                    </small>
                  )}
                </a>
              </li>
            )
          })}
        </Places>
      </nav>
      <Head>
        <h2>
          <FormattedMessage id={`delivery.title.${place}`} />
        </h2>
        <p>
          <FormattedMessage id={`delivery.lead.${place}`} />
        </p>
      </Head>
      {children}
    </Body>
  )
}
