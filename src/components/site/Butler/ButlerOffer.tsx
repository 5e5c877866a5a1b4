import { FormattedMessage } from 'react-intl'

import type { Butler } from '../../../contract/butler.ts'
import { EmptyState } from '../../kit/EmptyState.tsx'
import { Money } from '../../kit/Money.tsx'
import { Price } from '../../kit/roomFacts.styles.ts'
import { Intro, Prices, Section } from './Butler.styles.ts'

/** Services and their prices; also the console's preview before publication. */
export const ButlerOffer = ({ butler: { intro, services } }: { butler: Butler }) => (
  <>
    {intro !== '' && <Intro>{intro}</Intro>}
    <Section aria-labelledby="butler-services">
      <h2 id="butler-services">
        <FormattedMessage id="butler.services" />
      </h2>
      {services.length === 0 ? (
        <EmptyState>
          <FormattedMessage id="butler.services.none" />
        </EmptyState>
      ) : (
        <Prices>
          {services.map(({ id, name, summary, price, unit }) => (
            <li key={id}>
              <h3>{name}</h3>
              <p>{summary}</p>
              <Price>
                {price === null ? (
                  <FormattedMessage id="butler.onRequest" />
                ) : (
                  <span>
                    <FormattedMessage
                      id="butler.from"
                      values={{ price: <Money key="price" fen={price} />, unit: unit === '' ? 'none' : unit }}
                    />
                  </span>
                )}
              </Price>
            </li>
          ))}
        </Prices>
      )}
    </Section>
  </>
)
