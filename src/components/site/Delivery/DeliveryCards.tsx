import { FormattedMessage } from 'react-intl'

import { deliveryPlaces } from '../../../contract/deliveryPlaces.ts'
import { Card, Cards } from '../SiteParts/SiteParts.styles.ts'
import { Body, Head } from './Delivery.styles.ts'

/** Link to the settings of sending, payment and files. */
export const DeliveryCards = () => (
  <Body>
    <Head>
      <h2>
        <FormattedMessage id="parts.delivery" />
      </h2>
      <p>
        <FormattedMessage id="parts.deliveryLead" />
      </p>
    </Head>
    <Cards>
      {deliveryPlaces.map((place) => (
        <li key={place}>
          <Card href={`/console/site/delivery/${place}`}>
            <strong>
              <FormattedMessage id={`parts.delivery.${place}`} />
            </strong>
            <span>
              <FormattedMessage id={`parts.deliveryLead.${place}`} />
            </span>
          </Card>
        </li>
      ))}
    </Cards>
  </Body>
)
