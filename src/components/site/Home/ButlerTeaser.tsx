import { FormattedMessage } from 'react-intl'

import { ButtonLink } from '../../kit/ButtonLink.tsx'
import { Butler } from './Home.styles.ts'

export const ButlerTeaser = () => (
  <Butler>
    <div>
      <h2>
        <FormattedMessage id="home.butler" />
      </h2>
      <p>
        <FormattedMessage id="home.butler.text" />
      </p>
    </div>
    <ButtonLink variant="quiet" href="/butler">
      <FormattedMessage id="home.butler.more" />
    </ButtonLink>
  </Butler>
)
