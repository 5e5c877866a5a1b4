import { FormattedMessage, useIntl } from 'react-intl'

import QrCode from '../../kit/QrCode.tsx'
import { Phone } from './Article.styles.ts'

/** Lazy: it carries the encoder. `address`: of the page. */
const ReadOnPhone = ({ address }: { address: string }) => (
  <Phone>
    <summary>
      <FormattedMessage id="news.phone" />
    </summary>
    <p>
      <FormattedMessage id="news.phone.text" />
    </p>
    <QrCode text={address} title={useIntl().formatMessage({ id: 'news.phone.code' })} />
  </Phone>
)
export default ReadOnPhone
